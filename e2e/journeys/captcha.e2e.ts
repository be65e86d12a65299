/** The captcha of registration: our own, absent, silent, and an external service's. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { codeFor } from '../support/outbox.ts'
import { agree, passCaptcha, REGISTER } from '../support/registering.ts'

const CAPTCHA = '**/api/captcha'
const CODE_CALL = '**/api/user/password/get'
const SCRIPT = 'https://smartcaptcha.yandexcloud.net/**'
const check = (page: Page) => page.getByRole('checkbox', { name: 'Я не робот' })
const send = (page: Page) => page.getByRole('button', { name: REGISTER })
const type = async (page: Page, phone: string) => {
  await page.getByLabel('Телефон').fill(phone)
  await agree(page)
}

/** The portal's code requests. */
const sentBody = async (page: Page): Promise<unknown> => {
  const sending = page.waitForRequest(CODE_CALL)
  await send(page).click()
  return (await sending).postDataJSON()
}

test('AU16 VL18 VL19 VL20 the button waits for phone, agreement and captcha, and says what is missing', async ({ page }) => {
  await page.goto('/auth/registration')
  await expect(page.getByText('Чтобы продолжить, введите номер телефона и подтвердите, что вы не робот')).toBeVisible()
  await expect(send(page)).toBeDisabled()
  await passCaptcha(page)
  await expect(send(page)).toBeDisabled()
  await type(page, '9160000021')
  await expect(send(page)).toBeEnabled()
  await page.getByRole('checkbox', { name: /Принимаю условия/ }).uncheck()
  await expect(send(page)).toBeDisabled()
  await expect(page.getByText('Чтобы продолжить, примите условия')).toBeVisible()
})

test('AU18 A12 a captcha that fails to load locks nobody out: the code comes without it', async ({ page }) => {
  await page.route(CAPTCHA, (route) => route.abort())
  await page.goto('/auth/registration')
  await type(page, '9160000022')
  await expect(check(page)).toHaveCount(0)
  expect(await sentBody(page)).toEqual({ mobile: '79160000022' })
  await expect(page).toHaveURL(/confirmation/)
  expect(await codeFor(page, '79160000022')).toMatch(/^\d{6}$/)
})

test('AU18 A12 ten seconds of silence count as failed', async ({ page }) => {
  await page.clock.install()
  await page.route(CAPTCHA, () => {})
  await page.goto('/auth/registration')
  await type(page, '9160000023')
  await expect(page.getByText('Загружаем проверку…')).toBeVisible()
  await expect(send(page)).toBeDisabled()
  await page.clock.fastForward(4_000)
  await expect(check(page)).toBeVisible()
  await page.clock.fastForward(7_000)
  await expect(check(page)).toHaveCount(0)
  await expect(send(page)).toBeEnabled()
})

test('VL20 a token the server does not want asks for another check, with a new task', async ({ page }) => {
  let isFirst = true
  await page.route(CODE_CALL, (route) => {
    if (!isFirst) return route.fallback()
    isFirst = false
    return route.fulfill({ status: 422, json: { code: 141, message: 'Проверка не пройдена', payload: null } })
  })
  await page.goto('/auth/registration')
  await type(page, '9160000024')
  await passCaptcha(page)
  await send(page).click()
  await expect(page.getByText('Проверка не пройдена. Подтвердите ещё раз, что вы не робот')).toBeVisible()
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (916) 000-00-24')
  await passCaptcha(page)
  await send(page).click()
  await expect(page).toHaveURL(/confirmation/)
})

/** The server is configured for the other provider, and its policy allows that provider's script. */
const configureYandex = async (page: Page) => {
  await page.route(CAPTCHA, (route) =>
    route.fulfill({ json: { code: 0, message: null, payload: { provider: 'yandex', siteKey: 'ysc1_test' } } }),
  )
  await page.route('**/auth/registration', async (route) => {
    const answer = await route.fetch()
    const headers = answer.headers()
    const policy = headers['content-security-policy'] ?? ''
    headers['content-security-policy'] = policy.replace(
      "script-src 'self'",
      "script-src 'self' https://smartcaptcha.yandexcloud.net",
    )
    await route.fulfill({ response: answer, headers })
  })
}

/** A stub of the provider's object; `outcome` is the event that follows the click. */
const provider = (outcome: string) => `
  const listeners = {};
  window.smartCaptcha = {
    render: (place, { sitekey, invisible }) => { window.rendered = { sitekey, invisible }; return 1 },
    reset: () => {},
    subscribe: (widget, event, listener) => { listeners[event] = listener; return () => delete listeners[event] },
    execute: () => setTimeout(() => listeners[${JSON.stringify(outcome)}]?.('token-of-yandex')),
  };`

test('API63 A28 Yandex SmartCaptcha, where the server says so: its token goes with the request', async ({ page }) => {
  await configureYandex(page)
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: provider('success') }))
  await page.route(CODE_CALL, (route) => route.fulfill({ json: { code: 0, message: null, payload: null } }))
  await page.goto('/auth/registration')
  await type(page, '9160000025')
  await passCaptcha(page)
  expect(await page.evaluate(() => (window as unknown as { rendered: unknown }).rendered)).toEqual({
    sitekey: 'ysc1_test',
    invisible: true,
  })
  expect(await sentBody(page)).toEqual({ mobile: '79160000025', captchaToken: 'token-of-yandex' })
})

test('VL20 A12 a task that is closed unsolved can be begun again', async ({ page }) => {
  await configureYandex(page)
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: provider('challenge-hidden') }))
  await page.goto('/auth/registration')
  await type(page, '9160000026')
  await check(page).click()
  await expect(page.getByText('Проверка не закончена. Подтвердите ещё раз')).toBeVisible()
  await expect(send(page)).toBeDisabled()
})

test('AU18 A12 a script of the provider that is blocked locks nobody out', async ({ page }) => {
  await configureYandex(page)
  await page.route(SCRIPT, (route) => route.abort())
  await page.goto('/auth/registration')
  await type(page, '9160000027')
  await expect(send(page)).toBeEnabled()
  await expect(check(page)).toHaveCount(0)
})

test('AU18 A12 a script of the provider that keeps silent counts as failed after ten seconds', async ({ page }) => {
  await page.clock.install()
  await configureYandex(page)
  await page.route(SCRIPT, () => {})
  await page.goto('/auth/registration')
  await type(page, '9160000028')
  await expect(page.getByText('Загружаем проверку…')).toBeVisible()
  await page.clock.fastForward(11_000)
  await expect(send(page)).toBeEnabled()
})
