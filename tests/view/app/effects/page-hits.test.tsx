// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { storeConsent } from '../../../../src/app/effects/storage/storage.ts'
import { routeOf } from '../../../../src/app/routing/routes.ts'
import Consent from '../../../../src/app/shell/consent.tsx'
import { LEGAL_TEXTS } from '../../../../src/domain/texts/legal-texts.ts'

/** The requests sent by the page. */
const sent: RequestInit[] = []
const network = vi.fn<typeof fetch>()
const bodies = () => sent.map(({ body }) => JSON.parse(body as string) as unknown)

beforeEach(() => {
  sent.length = 0
  network.mockReset()
  localStorage.clear()
  network.mockImplementation((_, init) => {
    sent.push(init ?? {})
    return Promise.resolve(new Response())
  })
  vi.stubGlobal('fetch', network)
})

const at = (path: string) => <Consent route={routeOf(path)} path={path} />
const walk = (...paths: string[]) => {
  const { rerender } = render(at(paths[0] ?? '/'))
  return { next: (path: string) => rerender(at(path)) }
}

test('NV26 API64 after consent every place tells its pattern once, two of one pattern too: no id, no serial, no phone', async () => {
  storeConsent(LEGAL_TEXTS.privacyPolicy.edition)
  const { next } = walk('/sales')
  await waitFor(() => expect(sent).toHaveLength(1))
  for (const [path, count] of [
    ['/receipt/8f14e45f', 2],
    ['/receipt/c9f0f895', 3],
    ['/tool/100%7C00001', 4],
    ['/nowhere/79000000001', 5],
  ] as const) {
    next(path)
    await waitFor(() => expect(sent).toHaveLength(count))
    next(path)
  }
  const routes = ['/sales', '/receipt/:id', '/receipt/:id', '/tool/:id', '*']
  await waitFor(() => expect(bodies()).toEqual(routes.map((route) => ({ route }))))
})

test('NV26 E05 a hit is nobody’s: neither token nor cookie goes with it, and the page does not wait for it when it goes', async () => {
  storeConsent(LEGAL_TEXTS.privacyPolicy.edition)
  localStorage.setItem('token', 'a-token-of-22-characters-and-more')
  walk('/sales')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' })
  expect(sent[0]?.headers).toEqual({ 'Content-Type': 'application/json' })
})

test('NV26 before consent nothing is sent, and what was opened before is not told afterwards', async () => {
  const { next } = walk('/faq')
  next('/privacy-policy')
  await userEvent.click(screen.getByRole('button', { name: 'Принимаю' }))
  next('/auth/login')
  await waitFor(() => expect(bodies()).toEqual([{ route: '/auth/login' }]))
})

test('NV26 E13 after «Отказаться» nothing is ever told', async () => {
  const { next } = walk('/faq')
  await userEvent.click(screen.getByRole('button', { name: 'Отказаться' }))
  next('/privacy-policy')
  next('/auth/login')
  // The counter reports a place in a timer: a timer set later runs after it.
  await new Promise((resolve) => setTimeout(resolve))
  expect(sent).toEqual([])
})

test('NV26 a counter that does not hear is nobody’s trouble', async () => {
  storeConsent(LEGAL_TEXTS.privacyPolicy.edition)
  network.mockRejectedValue(new TypeError('blocked'))
  const { next } = walk('/sales')
  await waitFor(() => expect(network).toHaveBeenCalledTimes(1))
  next('/')
  await waitFor(() => expect(network).toHaveBeenCalledTimes(2))
})
