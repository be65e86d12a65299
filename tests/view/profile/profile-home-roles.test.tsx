/** The profile's actions by role (PR18–PR23). */
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { ApiResult } from '../../../src/api/result.ts'
import type { RetailPoint } from '../../../src/api/types.ts'
import type { Mode } from '../../../src/domain/people/roles.ts'
import { profileHomeMachine } from '../../../src/machines/profile/profile-home/machine.ts'
import type { Person } from '../../../src/machines/account/session/selectors.ts'
import { ProfileHomeView } from '../../../src/views/profile/profile-home/view.tsx'
import { point } from '../../../model/profile/profile-home.ts'
import { seller } from '../kit/people.ts'
import { noImages } from '../kit/profile.tsx'

const ok = <Payload,>(payload: Payload): Promise<ApiResult<Payload>> => Promise.resolve({ kind: 'ok', payload, message: null })

const TABS = new Set(['Торговая точка', 'Выплаты'])

/** @returns the links beside the user's own, with their addresses */
const offered = async (mode: Mode, standing: Partial<Person['standing']>, shop: RetailPoint | null = point) => {
  const actors = {
    loadCount: fromPromise<ApiResult<number>, { mode: Mode }>(() => ok(3)),
    loadPoint: fromPromise<ApiResult<RetailPoint | null>>(() => ok(shop)),
  }
  const actor = createActor(profileHomeMachine.provide({ actors }), {
    input: { mode, isCompany: false, taxStatus: seller.taxStatus },
  }).start()
  const person = { ...seller, standing: { ...seller.standing, ...standing } }
  render(<ProfileHomeView actor={actor} person={person} user={null} legal={null} images={noImages} />)
  await screen.findByText('3')
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  return links.filter(([name, href]) => !href?.startsWith('/profile/user') && !TABS.has(name ?? ''))
}
const SALE = ['Зарегистрировать продажу с чеком', '/tool']
const TO_COMPANY = ['Зарегистрировать продажу юридическому лицу', '/legal-entity-register-sale']

test('PR18 a locked account reads that it is, and whom to ask; nothing can be registered, in either mode', async () => {
  const chat = ['Написать в чат', '/chat']
  expect(await offered('seller', { locked: true })).toEqual([chat])
  expect(screen.getByText('Ваш аккаунт заблокирован')).toBeTruthy()
  expect(screen.getByText('Обратитесь к системному администратору')).toBeTruthy()
})
test('PR18 RL07 the customer side of a locked account too', async () =>
  expect(await offered('customer', { locked: true })).toEqual([['Написать в чат', '/chat']]))

test('PR19 PR20 a seller of a point registers sales, to companies too; without a receipt it is a reserve', async () => {
  expect(await offered('seller', {})).toEqual([SALE, TO_COMPANY])
  await userEvent.setup().click(screen.getByRole('checkbox', { name: 'У меня нет чека' }))
  expect(screen.getByRole('link', { name: 'Зарезервировать без чека' }).getAttribute('href')).toBe('/tool?receipt=no')
})

test('PR21 a buyer in seller mode reads that a point comes first', async () => {
  expect(await offered('seller', { status: 'BUYER' }, null)).toEqual([['Добавить торговую точку', '/profile/point']])
  expect(screen.getByText('Сначала нужна торговая точка')).toBeTruthy()
})

test.each([
  ['SELLER_PENDING', /администратор торговой точки одобрит заявку$/],
  ['ART_PENDING', /новую торговую точку подтвердят$/],
])('PR19 PR20 RL08 %s registers no sale, applies for nothing more, and is led to the application', async (status, text) => {
  expect(await offered('seller', { status }, null)).toEqual([['Посмотреть заявку', '/profile/point']])
  expect(screen.getByText(text)).toBeTruthy()
})

test('PR22 PR23 a customer registers a tool and looks one up', async () =>
  expect(await offered('customer', { status: 'BUYER' }, null)).toEqual([
    ['Зарегистрировать инструмент', '/tool'],
    ['Информация об инструменте', '/find-tool/'],
  ]))
