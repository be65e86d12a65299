/** A seller’s home: its parts come together, and who may not sell now sees why, with the way on (PR18, PR21, HM01). */
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { quiet, refusedSale } from '../../../model/sales/counter.ts'
import type { ApiResult } from '../../../src/api/result.ts'
import type { SalesOverview } from '../../../src/api/types.ts'
import { sampleSeller } from '../../../src/atlas/screen/people.ts'
import { reservedSale, salesAtRest } from '../../../src/atlas/screen/sales-at-rest.ts'
import { counterMachine } from '../../../src/machines/sales/counter/machine.ts'
import { reserveMachine } from '../../../src/machines/sales/reserve/machine.ts'
import { CounterView } from '../../../src/views/sales/counter/view.tsx'

const overview = { ...quiet, waiting: [refusedSale] }

const answer: ApiResult<SalesOverview> = { kind: 'ok', payload: overview, message: null }

const show = async (
  standing: Partial<typeof sampleSeller.standing>,
  answering: Promise<ApiResult<SalesOverview>> = Promise.resolve(answer),
) => {
  const machine = counterMachine.provide({
    actors: { loadOverview: fromPromise<ApiResult<SalesOverview>>(() => answering) },
  })
  const actor = createActor(machine).start()
  const whole = { ...sampleSeller.standing, ...standing }
  render(
    <CounterView
      actor={actor}
      latest={salesAtRest([reservedSale])}
      reserve={createActor(reserveMachine, { input: { command: null } }).start()}
      standing={whole}
      score={0}
      pointsHref={undefined}
      team={null}
      canRegister={whole.status === 'SELLER' && !whole.locked}
    />,
  )
  await act(() => Promise.resolve())
}

test('HM01 the latest sales come together with what stands above them: nothing moves', async () => {
  let give: (overview: ApiResult<SalesOverview>) => void = () => {}
  await show({}, new Promise<ApiResult<SalesOverview>>((resolve) => (give = resolve)))
  expect(screen.queryByRole('heading', { name: 'Последние продажи' })).toBeNull()
  give(answer)
  expect(await screen.findByRole('heading', { name: 'Последние продажи' })).toBeTruthy()
  expect(screen.getByText('Требуют внимания')).toBeTruthy()
})

const seesNoWayToSell = () => {
  expect(screen.queryByRole('link', { name: 'Сканировать чек' })).toBeNull()
  expect(screen.queryByText('Требуют внимания')).toBeNull()
}

test('HM01 PR19 who may sell is offered the scan, typing and the way without a receipt', async () => {
  await show({})
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Сканировать чек')).toBe('/tool?start=scan')
  expect(hrefOf('Ввести вручную')).toBe('/tool?start=manual')
  expect(hrefOf('У меня нет чека')).toBe('/tool?receipt=no')
  expect(screen.getByText('Требуют внимания')).toBeTruthy()
})

test.each([
  ['PR18 a locked account', { locked: true }, 'Ваш аккаунт заблокирован', 'Написать в чат'],
  ['PR21 a seller without a point', { status: 'BUYER' }, 'Сначала нужна торговая точка', 'Добавить торговую точку'],
  ['HM01 RL08 an application under way', { status: 'SELLER_PENDING' }, 'Ожидает подтверждения', 'Посмотреть заявку'],
  ['HM01 RL08 a new point under way', { status: 'ART_PENDING' }, 'Ожидает подтверждения', 'Посмотреть заявку'],
] as const)('%s is told why above the sales, with the way on', async (_, standing, title, way) => {
  await show(standing)
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByRole('link', { name: way })).toBeTruthy()
  seesNoWayToSell()
  expect(screen.getByRole('heading', { name: 'Последние продажи' })).toBeTruthy()
})
