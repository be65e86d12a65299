/** What of the tool form no tour looks at: where the focus goes, and that nothing jumps while a command runs. */
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { addToolMachine } from '../../src/machines/add-tool/machine.ts'
import type { AddToolDraft } from '../../src/machines/add-tool/types.ts'
import { AddToolView } from '../../src/views/add-tool/view.tsx'
import { draft, typed } from '../model/add-tool/fixture.ts'
import { holdActors } from './kit/held.ts'
import { ports } from './kit/ports.ts'

const open = (values: Partial<AddToolDraft['values']>, patch: object = {}) => {
  const { actors } = holdActors(addToolMachine)
  const input = { mode: 'seller', isCompact: false, screen: 'main', draft: draft(values, patch) } as const
  const actor = createActor(addToolMachine.provide({ actors }), { input }).start()
  render(<AddToolView actor={actor} ports={ports} />)
  return { actor, user: userEvent.setup() }
}
const button = (name: string) => screen.getByRole('button', { name })

test('AT18 the fields open under the hand that asked for them, and the way to them is under it when they close', async () => {
  const { user } = open({ serialNumber: '100.00001' })
  await user.click(button('Ввести данные вручную'))
  expect(document.activeElement).toBe(screen.getByLabelText('Дата покупки'))
  await user.type(screen.getByLabelText('ФД'), '12')
  await user.click(button('Очистить данные чека'))
  expect(document.activeElement).toBe(button('Ввести данные вручную'))
})

test('AT10 «Назад» keeps its place while a command runs, and does nothing', async () => {
  const { actor, user } = open(typed)
  const titles = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(button('Назад').hasAttribute('disabled')).toBe(false)
  const before = titles()
  await user.click(button('Зарегистрировать'))
  expect(actor.getSnapshot().value).toBe('locating')
  expect(titles()).toEqual(before)
  expect(button('Назад').hasAttribute('disabled')).toBe(true)
})

test('AT04 AT13 the instructions speak of a receipt only while there is one', async () => {
  const { user } = open(typed)
  const steps = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const [serial, ...others] = steps()
  expect(others.join(' ')).toMatch(/чек покупки.*Налоговая служба проверит чек/)
  await user.click(screen.getByRole('checkbox', { name: 'У меня нет чека' }))
  expect(steps()).toEqual([
    serial,
    expect.stringContaining('Инструмент попадёт в резерв на 30 дней. Когда появится чек, подтвердите продажу в списке продаж'),
  ])
  await user.click(screen.getByRole('checkbox', { name: 'У меня нет чека' }))
  expect(steps()).toEqual([serial, ...others])
})
