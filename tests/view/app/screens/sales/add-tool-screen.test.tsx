/** What the tool form's screen tells its machine: the address, the person and the server's limits. */
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Screen } from '../../../../../src/app/screens/sales/add-tool.tsx'
import { user } from '../../../../../model/kit/users.ts'
import { onPhone } from '../../../kit/on-phone.ts'
import { renderWith, sessionOf } from '../../../kit/screens.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

const seller = { ...user, status: 'SELLER' as const, roles: [], locked: false }

/** @param entries the addresses of the tab's history; it stands at the last one */
const open = (entries: string[], patch: Partial<typeof user> = {}) => {
  const router = createMemoryRouter([{ path: '/tool', element: <Screen /> }], { initialEntries: entries })
  renderWith(<RouterProvider router={router} />, sessionOf({ mode: 'seller', user: { ...seller, ...patch } }))
  return router
}
const serial = () => screen.queryByLabelText('Серийный номер')
const walk = (router: ReturnType<typeof open>, steps: number) => act(() => router.navigate(steps))

describe('AT11 on a phone', () => {
  test('Back closes the form to the instructions, Forward opens it as it was', async () => {
    onPhone()
    const router = open(['/tool', '/tool?screen=form'])
    await userEvent.setup().type(serial()!, '10000001')
    await walk(router, -1)
    expect([serial(), screen.queryByRole('heading', { name: 'Что понадобится' }) !== null]).toEqual([null, true])
    await walk(router, 1)
    expect((serial() as HTMLInputElement).value).toBe('100.00001')
  })
})

describe('E08 the age of a receipt', () => {
  const OLD = '01.01.2020'
  /** What the form says of an old receipt once its date is left. */
  const said = async (receiptAge?: typeof user.receiptAge) => {
    open(['/tool'], receiptAge && { receiptAge })
    const person = userEvent.setup()
    await person.click(screen.getByRole('button', { name: 'Ввести данные вручную' }))
    await person.type(screen.getByLabelText('Дата покупки'), OLD)
    await person.click(serial()!)
    expect(screen.getByLabelText<HTMLInputElement>('Дата покупки').value).toBe(OLD)
    return screen.queryByText(/^Принимаем чеки не старше/)?.textContent
  }

  test.each([
    [90, /^Принимаем чеки не старше 90 дней: с /],
    [30, /^Принимаем чеки не старше 30 дней: с /],
  ])('is the one of %s days that the server tells', async (saleDays, text) =>
    expect(await said({ saleDays, purchaseYears: 3 })).toMatch(text),
  )

  test('is nobody’s to judge here where the server has told none', async () => expect(await said()).toBeUndefined())
})
