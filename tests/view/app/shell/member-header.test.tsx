/** The mode switch, in the header and in the menu of phones. */
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Visitor } from '../../../../src/app/routing/guard.ts'
import SignedInHeader from '../../../../src/app/shell/signed-in-header.tsx'
import { company, user } from '../../../../model/kit/users.ts'
import { onPhone } from '../../kit/on-phone.ts'
import { seller } from '../../kit/people.ts'
import { renderWith, sessionOf } from '../../kit/screens.tsx'

const WHY = 'Компании работают только в режиме покупателя'
const person: Visitor = { isSignedIn: true, isReady: true, mode: 'seller', person: seller }
const firm: Visitor = {
  ...person,
  mode: 'customer',
  person: { ...seller, standing: { ...seller.standing, isLegalEntity: true } },
}

const show = (visitor: Visitor) => {
  const known = visitor === firm ? { legal: company, isLegal: true } : { user }
  renderWith(<SignedInHeader visitor={visitor} path="/" />, sessionOf(known))
}
/** Each offered mode: its name, whether it is selected, whether it is enabled. */
const modes = (box: HTMLElement) =>
  within(within(box).getByRole('group', { name: 'Режим работы' }))
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => [radio.parentElement?.textContent, radio.checked, !radio.matches(':disabled')])

test('NV61 NV62 RL06 a company’s switch of one mode stays, disabled, and says why', async () => {
  show(firm)
  const header = screen.getByRole('banner')
  expect(modes(header)).toEqual([['Покупатель', true, false]])
  await userEvent.setup().click(within(header).getByRole('button', { name: WHY }))
  expect(screen.getByRole('tooltip').textContent).toBe(WHY)
})

test('NV62 RL06 in the menu of phones the reason stands below the switch', async () => {
  show(firm)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Меню' }))
  const menu = screen.getByRole('dialog')
  expect(modes(menu)).toEqual([['Покупатель', true, false]])
  expect(within(menu).getByText(WHY)).toBeTruthy()
  expect(within(menu).getByRole('group', { name: 'Режим работы', description: WHY })).toBeTruthy()
})

test('a phone’s header renders none of what its side menu has', () => {
  onPhone()
  show(person)
  const header = within(screen.getByRole('banner'))
  expect(header.queryByRole('navigation')).toBeNull()
  expect(header.queryByRole('group', { name: 'Режим работы' })).toBeNull()
  expect(header.queryByRole('button', { name: /^Меню пользователя/ })).toBeNull()
  expect(header.getByRole('button', { name: 'Меню' })).toBeTruthy()
})

test('NV61 a person has both modes, and no reason to read', () => {
  show(person)
  expect(modes(screen.getByRole('banner'))).toEqual([
    ['Продавец', true, true],
    ['Покупатель', false, true],
  ])
  expect(screen.queryByText(WHY)).toBeNull()
  expect(screen.queryByRole('button', { name: WHY })).toBeNull()
})

test.each([
  ['the role', { roles: ['ADMIN_RT'], isAdmin: false }],
  ['isAdmin alone', { roles: [], isAdmin: true }],
] as const)('NV46 RL09 E02 by %s an administrator has «Продавцы», in seller mode', (_source, rights) => {
  const admin = { ...person, person: { ...seller, standing: { ...seller.standing, ...rights } } }
  const links = () => screen.queryAllByRole('link', { name: 'Продавцы' }).map((link) => link.getAttribute('href'))
  renderWith(<SignedInHeader visitor={admin} path="/" />, sessionOf({ user }))
  expect(links()).toEqual(['/sellers'])
  cleanup()
  renderWith(<SignedInHeader visitor={{ ...admin, mode: 'customer' }} path="/" />, sessionOf({ user }))
  expect(links()).toEqual([])
})

test('NV46 RL09 a seller without these rights has none', () => {
  show(person)
  expect(screen.queryByRole('link', { name: 'Продавцы' })).toBeNull()
})

test('NV55 A25 D175 the points stand in the header, except on a seller’s home, whose page has them', () => {
  const points = (visitor: Visitor, path: string) => {
    renderWith(<SignedInHeader visitor={visitor} path={path} />, sessionOf({ user, score: 12_450.5 }))
    const said = within(screen.getByRole('banner')).queryByText('Баллы')?.parentElement
    const told = [said?.textContent?.replaceAll(/\s/g, ' '), said?.getAttribute('href')]
    cleanup()
    return told
  }
  expect(points(person, '/sales')).toEqual(['+12 450,50 Баллы', '/balance'])
  expect(points(person, '/')).toEqual([undefined, undefined])
  expect(points({ ...person, mode: 'customer' }, '/')).toEqual(['+12 450,50 Баллы', null])
})
