/** The theme of the device: chosen in both menus, stored, and worn by the page. */
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import SignedInHeader from '../../../../src/app/shell/signed-in-header.tsx'
import { user as person } from '../../../../model/kit/users.ts'
import { seller } from '../../kit/people.ts'
import { renderWith, sessionOf } from '../../kit/screens.tsx'

const BARS = [
  ['light', '(prefers-color-scheme: light)'],
  ['dark', '(prefers-color-scheme: dark)'],
] as const

/** Of the page: its theme, and for which schemes the browser's bar has a colour. */
const worn = () => ({
  theme: document.documentElement.dataset['theme'] ?? null,
  bars: [...document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')].map(({ media }) => media),
})
const AS_SYSTEM = { theme: null, bars: BARS.map(([, media]) => media) }
const DARK = { theme: 'dark', bars: ['not all', 'all'] }

beforeEach(() => {
  for (const [scheme, media] of BARS) {
    const bar = document.createElement('meta')
    bar.dataset['scheme'] = scheme
    bar.media = media
    document.head.append(bar)
  }
  const visitor = { isSignedIn: true, isReady: true, mode: 'seller', person: seller } as const
  renderWith(<SignedInHeader visitor={visitor} path="/" />, sessionOf({ user: person }))
})

afterEach(() => {
  for (const bar of document.querySelectorAll('meta[data-scheme]')) bar.remove()
  delete document.documentElement.dataset['theme']
  localStorage.clear()
})

test('D44 in the user menu a theme is chosen, worn at once and stored; «Система» stores nothing', async () => {
  const user = userEvent.setup()
  expect(worn()).toEqual(AS_SYSTEM)
  await user.click(screen.getByRole('button', { name: /Меню пользователя/ }))
  const menu = within(screen.getByRole('group', { name: 'Тема' }))
  const chosen = () => menu.getAllByRole('menuitemradio', { checked: true }).map(({ textContent }) => textContent)
  expect(menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual(['Как в системе', 'Светлая', 'Тёмная'])
  expect(chosen()).toEqual(['Как в системе'])
  await user.click(menu.getByRole('menuitemradio', { name: 'Тёмная' }))
  expect([worn(), chosen(), localStorage.getItem('theme')]).toEqual([DARK, ['Тёмная'], 'dark'])
  await user.click(menu.getByRole('menuitemradio', { name: 'Светлая' }))
  expect([worn(), localStorage.getItem('theme')]).toEqual([{ theme: 'light', bars: ['all', 'not all'] }, 'light'])
  await user.click(menu.getByRole('menuitemradio', { name: 'Как в системе' }))
  expect([worn(), localStorage.getItem('theme')]).toEqual([AS_SYSTEM, null])
})

test('D44 the menu of phones has the same choice', async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Меню' }))
  const menu = within(within(screen.getByRole('dialog')).getByRole('group', { name: 'Тема' }))
  await user.click(menu.getByRole('radio', { name: 'Тёмная' }))
  expect(menu.getByRole<HTMLInputElement>('radio', { name: 'Тёмная' }).checked).toBe(true)
  expect([worn(), localStorage.getItem('theme')]).toEqual([DARK, 'dark'])
})

test('D44 a choice in another tab of the browser is worn here too', () => {
  localStorage.setItem('theme', 'dark')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })))
  expect(worn()).toEqual(DARK)
})
