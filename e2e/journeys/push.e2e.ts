/** Messages of the browser: offered after a registered sale. The server's key is staged. */
import type { Page } from '@playwright/test'
import { people, signInAsSeller } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { fillForm, newReceipt, openForm, submit } from '../support/tool-form.ts'

test.use({ serviceWorkers: 'allow' })

/** A server with a key. */
const stagePush = async (page: Page) => {
  await page.route('**/api/push/settings', (route) =>
    route.fulfill({
      json: {
        code: 0,
        message: null,
        payload: { publicKey: 'BA', topics: { sale: true, reserve: true, profile: true }, endpoint: null },
      },
    }),
  )
}

/** By its origin, once the page is there: a context that is used again forgets its options. */
const allowNotifications = (page: Page) =>
  page.context().grantPermissions(['notifications'], { origin: new URL(page.url()).origin })

test('E19 a registered sale is offered a message of its end, never before; «Не сейчас» is remembered by the device', async ({
  page,
}) => {
  await stagePush(page)
  await signInAsSeller(page, people.igor)
  await allowNotifications(page)
  await expect(page.getByText('Сообщать об итоге проверки?')).toHaveCount(0)
  await openForm(page)
  await fillForm(page, '100.00047', newReceipt())
  await submit(page)
  await page.getByRole('button', { name: 'Не сейчас' }).click()
  await expect(page.getByText('Сообщать об итоге проверки?')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' }).or(page.getByLabel('Серийный номер'))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('push.declined'))).toBe('1')
})
