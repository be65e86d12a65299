/** Faults of network, server and users during a command: nothing is lost, nothing is done twice. */
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { enterAsSeller, PASSWORD, people, signInAsSeller } from '../support/person.ts'
import { fillForm, newReceipt, openForm, rowOf, submit } from '../support/tool-form.ts'

const SALE_CALL = '**/api/sale/seller/purchase/confirm/**'

const prepared = async (page: Page, serial: string) => {
  await enterAsSeller(page, people.igor)
  await openForm(page)
  await fillForm(page, serial, newReceipt())
}

const registeredOnce = async (page: Page, serial: string) => {
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()
  await page.goto('/sales')
  await expect(rowOf(page, serial)).toHaveCount(1)
}

test('a reply lost after the server did the work: «Повторить» under the same key leaves one sale', async ({ page }) => {
  await prepared(page, '100.00021')
  const keys: (string | undefined)[] = []
  let lose = true
  await page.route(SALE_CALL, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (!lose) return route.continue()
    lose = false
    await route.fetch()
    await route.abort('connectionreset')
  })
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Не удалось узнать результат' })).toBeVisible()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await registeredOnce(page, '100.00021')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('a reload while the command is under way comes back to the question of its result, and repeats the same command', async ({
  page,
}) => {
  await prepared(page, '100.00022')
  const held: Route[] = []
  await page.route(SALE_CALL, (route) => {
    held.push(route)
  })
  await submit(page)
  await expect.poll(() => held.length).toBe(1)
  const first = held[0]!.request()
  await held[0]!.fetch()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Не удалось узнать результат' })).toBeVisible()
  await page.unroute(SALE_CALL)
  const repeated = page.waitForRequest(SALE_CALL)
  await page.getByRole('button', { name: 'Повторить' }).click()
  const second = await repeated
  expect(second.headers()['idempotency-key']).toBe(first.headers()['idempotency-key'])
  expect(second.postData()).toBe(first.postData())
  await registeredOnce(page, '100.00022')
})

test('a double click on submit sends one request', async ({ page }) => {
  await prepared(page, '100.00023')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/purchase/confirm/')) sent += 1
  })
  await page.getByRole('button', { name: 'Зарегистрировать' }).dblclick()
  await registeredOnce(page, '100.00023')
  expect(sent).toBe(1)
})

test('what was typed survives a reload and Back', async ({ page }) => {
  await prepared(page, '100.00024')
  await page.reload()
  await expect(page.getByLabel('Серийный номер')).toHaveValue('100.00024')
  await page.getByRole('link', { name: 'Продажи' }).first().click()
  await expect(page.getByRole('heading', { name: 'Продажи' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Серийный номер')).toHaveValue('100.00024')
})

test('ER03 SC10 a session that ended leads to sign-in, and the same person finds the form as it was', async ({ page }) => {
  await prepared(page, '100.00025')
  await page.route(SALE_CALL, (route) =>
    route.fulfill({ status: 401, json: { code: 122, message: 'Войдите в систему', payload: null } }),
  )
  await submit(page)
  await expect(page).toHaveURL('/auth/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.unroute(SALE_CALL)
  await page.getByLabel('Телефон').fill(people.igor)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  // E14: sign-in leads back to the place where the session expired.
  await expect(page).toHaveURL('/tool')
  await expect(page.getByLabel('Серийный номер')).toHaveValue('100.00025')
})

test('ER04 ER02 a 502 leads to the waiting page and back, and the command is repeated, not doubled', async ({ page }) => {
  await prepared(page, '100.00026')
  await page.route(SALE_CALL, (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }))
  await submit(page)
  await expect(page).toHaveURL(/\/server-error/)
  await expect(page.getByText(/Повторим через \d+ с/)).toBeVisible()
  await page.unroute(SALE_CALL)
  await page.getByRole('button', { name: 'Повторить сейчас' }).click()
  await expect(page.getByRole('heading', { name: 'Не удалось узнать результат' })).toBeVisible()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await registeredOnce(page, '100.00026')
})

test('SC09 NV50 signing out clears token, points and name, here and in another tab, and the token is dead', async ({
  page,
  context,
}) => {
  await signInAsSeller(page, people.igor)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const other = await context.newPage()
  await other.goto('/sales')
  await expect(other.getByRole('table')).toBeVisible()
  await page.getByRole('button', { name: /Меню пользователя/ }).click()
  const ended = page.waitForResponse('**/api/logout')
  await page.getByRole('menuitem', { name: 'Выход' }).click()
  await expect(page).toHaveURL('/auth/login')
  await ended
  await expect(other).toHaveURL('/auth/login')
  await expect(page.getByText('Баллы', { exact: true })).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token')
  const answer = await page.request.get('/api/user', { headers: { Token: token ?? '' } })
  expect(answer.status()).toBe(401)
})
