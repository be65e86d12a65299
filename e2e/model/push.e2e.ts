import { expect, type Page } from '@playwright/test'
import { ENDPOINT, pushFlow } from '../../model/site/push.ts'
import { toLogin, toServerError } from '../kit/arrivals.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

/** A browser whose person allows everything: the one under test denies notifications and reaches no push service. */
const stageBrowser = (page: Page): Promise<unknown> =>
  page.addInitScript((endpoint) => {
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
    const pushManager = { getSubscription: async () => null, subscribe: async () => ({ toJSON: () => ({ endpoint, keys }) }) }
    const registration = { pushManager }
    const serviceWorker = {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    }
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
    Object.defineProperty(window, 'PushManager', { configurable: true, value: {} })
    const Notification = { permission: 'default', requestPermission: async () => 'granted' }
    Object.defineProperty(window, 'Notification', { configurable: true, value: Notification })
  }, ENDPOINT)

const calls = ['sendSubscription', 'saveTopics', 'unsubscribe']

testBrowser({
  flow: pushFlow,
  input: 'a device',
  open: async (page) => {
    await startAsSeller(page)
    await stageBrowser(page)
    await page.goto('/messages')
    await expect(page.getByRole('button', { name: 'Включить' })).toBeVisible()
  },
  operations: { sendSubscription: 'subscribeToPush', saveTopics: 'choosePushTopics', unsubscribe: 'unsubscribeFromPush' },
  others: {
    ...sessionAnswers,
    getPushSettings: { ...(sessionAnswers.getPushSettings as object), publicKey: 'BA' },
  },
  passes: ['look: off', 'subscribe: subscribed'],
  passing: ['looking', 'subscribing'],
  leaves: Object.fromEntries(
    calls.flatMap((call) => [
      [`${call}: unauthorised`, toLogin],
      [`${call}: gateway down`, toServerError],
    ]),
  ),
})
