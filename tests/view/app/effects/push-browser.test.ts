// @vitest-environment jsdom
/** The browser's side of push messages: its worker is staged, for jsdom has none. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pushBrowser } from '../../../../src/app/notifications/push-browser.ts'

const ENDPOINT = 'https://push.example.org/send/1'

/** The worker of the page: registered at once, active when the test says so. */
const stage = () => {
  let activate: (registration: unknown) => void = () => {}
  const ready = new Promise((resolve) => (activate = resolve))
  let isActive = false
  const pushManager = {
    getSubscription: () => Promise.resolve(null),
    subscribe: () =>
      isActive
        ? Promise.resolve({ toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }) })
        : Promise.reject(new DOMException('no active Service Worker', 'AbortError')),
  }
  const registration = { pushManager }
  const serviceWorker = { register: () => Promise.resolve(registration), ready }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: () => Promise.resolve('granted') })
  return () => {
    isActive = true
    activate(registration)
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('E19 the first press waits until the worker is installed, and subscribes then', async () => {
  const activate = stage()
  const asked = pushBrowser.subscribe('a2V5')
  await vi.advanceTimersByTimeAsync(9_000)
  activate()
  expect(await asked).toEqual({
    kind: 'subscribed',
    subscription: { endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } },
  })
  expect(vi.getTimerCount()).toBe(0)
})

test('E19 a worker that is never installed is a failure after ten seconds, not a wait without end', async () => {
  stage()
  const problem = pushBrowser.subscribe('a2V5').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await problem).toEqual(new Error('push: the worker is not installed'))
})
