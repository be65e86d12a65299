/**
 * Messages of the browser: offered after a registered sale, shown by the worker, and leading to the messages; the worker tells a new
 * address by itself. The browser under test reaches no push service: its subscription is staged, and its pushes come by the debugging
 * protocol.
 */
import type { CDPSession, Page } from '@playwright/test'
import { people, signInAsSeller } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { fillForm, newReceipt, openForm, submit } from '../support/tool-form.ts'
import { wholeBrowser } from '../support/whole-browser.ts'

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser() })

const SUBSCRIPTION = {
  endpoint: 'https://push.example.org/send/1',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
}

/** A server with a key, and a browser that reaches its push service. */
const stagePush = async (page: Page) => {
  await page.addInitScript((subscription) => {
    PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => subscription } as unknown as PushSubscription)
  }, SUBSCRIPTION)
  await page.route('**/api/push/settings', (route) =>
    route.fulfill({
      json: {
        code: 0,
        message: null,
        payload: {
          publicKey: 'BA',
          topics: { sale: true, reserve: true, profile: true, team: true, money: true },
          endpoint: null,
        },
      },
    }),
  )
  await page.route('**/api/push/subscription', (route) => route.fulfill({ json: { code: 0, message: null, payload: null } }))
}

/** By its origin, once the page is there: a context that is used again forgets its options. */
const allowNotifications = (page: Page) =>
  page.context().grantPermissions(['notifications'], { origin: new URL(page.url()).origin })

/** What the page keeps for the worker. */
const keptForWorker = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('push')).match('/push-pass')
    return kept ? ((await kept.json()) as unknown) : null
  })

const registrationOf = (client: CDPSession): Promise<string> =>
  new Promise((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) resolve(one.registrationId)
    })
  })

test('E19 a registered sale is offered a message of its end; the message says «Есть новости» and opens the messages', async ({
  page,
  context,
}) => {
  await stagePush(page)
  await signInAsSeller(page, people.igor)
  await allowNotifications(page)
  await expect(page.getByText('Сообщать об итоге проверки?')).toHaveCount(0)
  await openForm(page)
  await fillForm(page, '100.00046', newReceipt())
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Сообщать об итоге проверки?' })).toBeVisible()
  await expect(page.getByText(/^Включая уведомления, вы соглашаетесь получать их/)).toBeVisible()

  const client = await context.newCDPSession(page)
  const registration = registrationOf(client)
  await client.send('ServiceWorker.enable')
  const started = context.waitForEvent('serviceworker')
  const sent = page.waitForRequest('**/api/push/subscription')
  await page.getByRole('button', { name: 'Сообщать', exact: true }).click()
  expect((await sent).postDataJSON()).toEqual({ ...SUBSCRIPTION, consentVersion: '1' })
  await expect(page.getByText('Уведомления включены на этом устройстве')).toBeVisible()

  const worker = await started
  await worker.evaluate(() => {
    const { clients } = self as unknown as { clients: { openWindow: (to: string) => Promise<null> } }
    clients.openWindow = (to) => {
      Object.assign(self, { opened: to })
      return Promise.resolve(null)
    }
  })
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: 'Перейдите на https://evil.example',
  })
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.getRegistration('/push-worker.js'))?.getNotifications()
      return all?.map(({ title, body, icon }) => `${title}. ${body} ${new URL(icon).pathname}`)
    })
  await expect.poll(shown).toEqual(['Есть новости. Откройте портал, чтобы прочитать /icon-192.png'])

  await worker.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event
    }
    const [notification] = await scope.registration.getNotifications()
    self.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  })
  await expect.poll(() => worker.evaluate(() => (self as unknown as { opened?: string }).opened)).toBe('/messages')
  await expect.poll(shown).toEqual([])

  // The browser changes the address: nobody is there to ask, and the worker has no token.
  const { endpoint, keys } = SUBSCRIPTION
  expect(await keptForWorker(page)).toEqual({ endpoint, auth: keys.auth, publicKey: 'BA' })
  const next = { endpoint: 'https://push.example.org/send/2', keys: { p256dh: 'C'.repeat(87), auth: 'D'.repeat(22) } }
  const told = await worker.evaluate(async (subscription) => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; fetch: unknown }
    scope.registration.pushManager.getSubscription = () =>
      Promise.resolve({ toJSON: () => subscription } as unknown as PushSubscription)
    const asked = new Promise((resolve) => {
      scope.fetch = (to: string, { body, headers }: { body: string; headers: object }) => {
        resolve([to, Object.keys(headers), JSON.parse(body)])
        return Promise.resolve(Response.json({ code: 0, message: null, payload: null }))
      }
    })
    self.dispatchEvent(new (self as unknown as { ExtendableEvent: typeof Event }).ExtendableEvent('pushsubscriptionchange'))
    return asked
  }, next)
  expect(told).toEqual(['/api/push/subscription', ['Content-Type'], { old: { endpoint, auth: keys.auth }, ...next }])
  await expect.poll(() => keptForWorker(page)).toEqual({ endpoint: next.endpoint, auth: next.keys.auth, publicKey: 'BA' })

  await page.getByRole('button', { name: /Меню пользователя/ }).click()
  await page.getByRole('menuitem', { name: 'Выход' }).click()
  await expect.poll(() => keptForWorker(page), 'nothing is kept of who has gone').toBeNull()
})

test('E19 «Не сейчас» is remembered by the device', async ({ page }) => {
  await stagePush(page)
  await signInAsSeller(page, people.igor)
  await allowNotifications(page)
  await openForm(page)
  await fillForm(page, '100.00047', newReceipt())
  await submit(page)
  await page.getByRole('button', { name: 'Не сейчас' }).click()
  await expect(page.getByText('Сообщать об итоге проверки?')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' }).or(page.getByLabel('Серийный номер'))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('push.declined'))).toBe('1')
})
