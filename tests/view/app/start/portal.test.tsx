// @vitest-environment jsdom
/** The portal's reaction to addresses: redirects, and a navigation at the same moment as a sign-in. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readGoal } from '../../../../src/app/effects/storage/storage.ts'
import { Root } from '../../../../src/app/start/root.tsx'
import { preload } from '../../../../src/app/screens/of-route.ts'
import { createServices, type Services } from '../../../../src/app/session/services.ts'
import { nothingKept, TOKEN } from '../../../../model/account/session.ts'

const here = () => window.location.pathname + window.location.search
const title = () => screen.getByRole('heading', { level: 1 }).textContent

beforeAll(() => Promise.all((['login', 'faq', 'not-found', 'home'] as const).map((name) => preload({ screen: name }))))

let services: Services
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}))
})
afterEach(() => {
  cleanup()
  services.session.stop()
})

const open = async (address: string) => {
  window.history.replaceState(null, '', address)
  services = createServices()
  render(<Root services={services} />, { wrapper: StrictMode })
  await act(async () => {})
}

test('NV24 E14 a stranger at a place of members is led to sign-in, which knows where they were going', async () => {
  const { length } = window.history
  await open('/tool?screen=form')
  expect([here(), window.history.length, title()]).toEqual(['/auth/login', length, 'Авторизация'])
  expect(readGoal()?.to).toBe('/tool?screen=form')
})

test('NV27 A09 an address that leads elsewhere takes its query along and leaves no step behind', async () => {
  const { length } = window.history
  await open('/login/?a=1')
  expect([here(), window.history.length, title()]).toEqual(['/auth/login?a=1', length, 'Авторизация'])
})

test.each(['/nothing', '/sales/1', '/Sales', '/nothing%0Aat/all', '/%E0%A4%A'])(
  'NV23 %s is the page that is not found, and keeps its address',
  async (address) => {
    // The router logs an undecodable address to the console.
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await open(address)
    expect([here(), document.title]).toEqual([address, 'Страница не найдена — Платформа МСТ'])
    expect(screen.getByText('Такой страницы не существует')).toBeTruthy()
  },
)

test('NV20 a link leads on without loading the page, and to its own address without a second step', async () => {
  await open('/auth/login')
  const person = userEvent.setup()
  const { length } = window.history
  await person.click(await screen.findByRole('link', { name: 'Вопросы и ответы' }))
  await waitFor(() => expect([here(), window.history.length]).toEqual(['/faq', length + 1]))
  expect(document.title).toBe('Вопросы и ответы — Платформа МСТ')
  await person.click(screen.getByRole('link', { name: 'Вопросы и ответы' }))
  expect([here(), window.history.length]).toEqual(['/faq', length + 1])
})

test('E14 NV25 a sign-in and a move in the same moment: the move leads, not the guard of the place that is left', async () => {
  await open('/auth/login')
  act(() => {
    services.effects.storeToken(null, { token: TOKEN, remember: true })
    services.effects.startSession(null, { token: TOKEN })
    services.effects.navigate(null, { to: '/faq?a=1' })
  })
  await act(async () => {})
  expect(services.session.getSnapshot().context.kept).toEqual(nothingKept)
  expect([here(), title()]).toEqual(['/faq?a=1', 'Вопросы и ответы'])
})
