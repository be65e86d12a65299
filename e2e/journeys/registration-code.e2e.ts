/** One click is one SMS, one SMS is one account: repeats, lost replies and the wait for another code. */
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { codeFor, messagesTo } from '../support/outbox.ts'
import { agree, askForCode, passCaptcha, REGISTER, signInWithCode, tellNames } from '../support/registering.ts'

const CODE_CALL = '**/api/user/password/get'
const USER_CALL = '**/api/user'

/** The server carries it out, but its answer is lost; only once. */
const loseReply = (page: Page, path: string, method = 'POST') => {
  let isLost = false
  return page.route(path, async (route: Route) => {
    if (isLost || route.request().method() !== method) return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort('connectionreset')
  })
}

test('a double click on the button sends one request and one SMS', async ({ page }) => {
  const mobile = '79160000011'
  let calls = 0
  await page.route(CODE_CALL, (route) => {
    calls += 1
    return route.fallback()
  })
  await page.goto('/auth/registration')
  await page.getByLabel('Телефон').fill('9160000011')
  await agree(page)
  await passCaptcha(page)
  await page.getByRole('button', { name: REGISTER }).dblclick()
  await expect(page).toHaveURL(/confirmation/)
  await codeFor(page, mobile)
  expect(calls).toBe(1)
  expect(await messagesTo(page, mobile)).toHaveLength(1)
})

test('B10 a lost reply to the request: after a reload the repeat is the same request, and the SMS is one', async ({ page }) => {
  const mobile = '79160000012'
  await loseReply(page, CODE_CALL)
  await page.goto('/auth/registration')
  await page.getByLabel('Телефон').fill('9160000012')
  await agree(page)
  await passCaptcha(page)
  await page.getByRole('button', { name: REGISTER }).click()
  await expect(page.getByRole('heading', { name: 'Не удалось узнать результат' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Не удалось узнать результат' })).toBeVisible()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page).toHaveURL(`/auth/confirmation?phone=${mobile}`)
  await codeFor(page, mobile)
  expect(await messagesTo(page, mobile)).toHaveLength(1)
})

test('B10 a lost reply to the registration: the repeat finds the account made, and the code signs in', async ({ page }) => {
  const mobile = '79160000013'
  await askForCode(page, mobile)
  const code = await codeFor(page, mobile)
  await loseReply(page, USER_CALL)
  await tellNames(page)
  await page.getByLabel('Код из SMS').fill(code)
  await page.getByRole('button', { name: REGISTER }).click()
  await expect(page.getByRole('heading', { name: 'Не удалось узнать результат' })).toBeVisible()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await signInWithCode(page, mobile, code)
})

test('a reload while the registration is under way leads to sign-in or back to the form', async ({ page }) => {
  const mobile = '79160000014'
  await askForCode(page, mobile)
  await page.route(USER_CALL, (route) => (route.request().method() === 'POST' ? undefined : route.fallback()))
  await tellNames(page)
  await page.getByLabel('Код из SMS').fill(await codeFor(page, mobile))
  await page.getByRole('button', { name: REGISTER }).click()
  await expect(page.locator('[data-state^="form.registeringPerson"]')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Не удалось узнать результат' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Повторить' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Вернуться к форме' }).click()
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Полина')
})

test('AU31 A14 the wait for another code is sixty seconds, and a reload neither shortens nor extends it', async ({ page }) => {
  const mobile = '79160000015'
  await page.clock.install()
  await askForCode(page, mobile)
  const again = page.getByRole('button', { name: 'Отправить код ещё раз' })
  const secondsLeft = async () => Number(/\d+/.exec((await page.getByRole('timer').textContent()) ?? '')?.[0])
  await expect(page.getByRole('timer')).toBeVisible()
  await page.clock.fastForward(30_000)
  await expect.poll(secondsLeft).toBeLessThanOrEqual(30)
  const before = await secondsLeft()
  await page.reload()
  await expect(page.getByRole('timer')).toBeVisible()
  // The browser's clock went on while the page was loading.
  expect(await secondsLeft()).toBeLessThanOrEqual(before)
  expect(await secondsLeft()).toBeGreaterThan(before - 15)
  await expect(again).toHaveCount(0)
  await page.clock.fastForward(31_000)
  await expect(again).toBeVisible()
})

test('AU32 the server counts the seconds too: its words stand under the code, and nothing typed is lost', async ({ page }) => {
  const mobile = '79160000016'
  await page.clock.install()
  await askForCode(page, mobile)
  await codeFor(page, mobile)
  await tellNames(page)
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: 'Отправить код ещё раз' }).click()
  await expect(page.getByText(/Новый код можно запросить через \d+ секунд/)).toBeVisible()
  await expect(page.getByLabel('Код из SMS')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Полина')
  expect(await messagesTo(page, mobile)).toHaveLength(1)
})
