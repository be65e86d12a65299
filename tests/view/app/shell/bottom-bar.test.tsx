/** The bottom bar of phones and tablets. Where it is shown is a matter of the style sheet: see the browser's journey. */
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Visitor } from '../../../../src/app/routing/guard.ts'
import SignedInHeader from '../../../../src/app/shell/signed-in-header.tsx'
import { user as person } from '../../../../model/kit/users.ts'
import { seller } from '../../kit/people.ts'
import { renderWith, sessionOf } from '../../kit/screens.tsx'

const asSeller: Visitor = { isSignedIn: true, isReady: true, mode: 'seller', person: seller }
const show = (visitor: Visitor, path: string) =>
  renderWith(<SignedInHeader visitor={visitor} path={path} />, sessionOf({ user: person }))
const bar = () => screen.queryByRole('navigation', { name: 'Разделы' })
/** Name, address and mark of each link. */
const links = () =>
  within(bar() as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

test('D44 NV43 NV44 a seller’s bar: the places around the scan, and the one that is open is marked', () => {
  show(asSeller, '/%73ales')
  expect(links()).toEqual([
    ['Главная', '/', null],
    ['Продажи', '/sales', 'page'],
    ['Сканировать чек', '/tool?start=scan', null],
    ['Профиль', '/profile/user', null],
  ])
})

test('D44 NV45 a customer’s bar has the tools', () => {
  show({ ...asSeller, mode: 'customer' }, '/')
  expect(links().map(([name]) => name)).toEqual(['Главная', 'Инструменты', 'Сканировать чек', 'Профиль'])
})

test('D44 RL07 a locked person’s bar offers no scan', () => {
  show({ ...asSeller, person: { ...seller, standing: { ...seller.standing, locked: true } } }, '/')
  expect(links().map(([name]) => name)).toEqual(['Главная', 'Продажи', 'Профиль'])
})

test('D44 NV52 «Ещё» opens the menu and has the focus again when it closes', async () => {
  show(asSeller, '/')
  const user = userEvent.setup()
  const more = within(bar() as HTMLElement).getByRole('button', { name: 'Ещё', expanded: false })
  await user.click(more)
  expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'Продажи' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(more)
})

test('D44 the form of a registration has no bar, and the header’s menu stays', () => {
  show(asSeller, '/tool')
  expect(bar()).toBeNull()
  expect(screen.getByRole('button', { name: 'Меню' })).toBeTruthy()
})
