/** A new password, against the real server with its outbox. */
import type { Page } from '@playwright/test'
import { codeFor } from '../support/outbox.ts'
import { askForCode, passCaptcha, REGISTER, signInWithCode, tellNames } from '../support/registering.ts'
import { checkAccessibility } from '../kit/accessibility.ts'
import { expect, test } from '../support/test.ts'

const ASK = 'Получить новый пароль'

/** A phone unique to this run, with an account. @returns the digits and the password */
const register = async (page: Page, start: string): Promise<{ mobile: string; password: string }> => {
  const mobile = `${start}${String(Date.now()).slice(-7)}`
  await askForCode(page, mobile)
  const password = await codeFor(page, mobile)
  await tellNames(page)
  await page.getByLabel('Код из SMS').fill(password)
  await page.getByRole('button', { name: REGISTER }).click()
  await expect(page).toHaveURL('/auth/login')
  return { mobile, password }
}

const tryToSignIn = async (page: Page, mobile: string, password: string) => {
  await page.getByLabel('Телефон').fill(mobile.slice(1))
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Войти' }).click()
}

/** The code of a message newer than this one. */
const nextCode = async (page: Page, mobile: string, before: string): Promise<string> => {
  await expect.poll(() => codeFor(page, mobile), 'another code has been sent').not.toBe(before)
  return codeFor(page, mobile)
}

test('AU11 AU15 AU36 AU37 AU40 A02 B01 five wrong passwords, /auth/again, a new password: its code signs in while the old one is locked', async ({
  page,
}) => {
  const { mobile, password } = await register(page, '7912')
  for (const time of [1, 2, 3, 4]) {
    await tryToSignIn(page, mobile, `wrong ${time}`)
    await expect(page.getByText('Неверный телефон или пароль')).toBeVisible()
    await expect(page.getByLabel('Телефон')).toHaveValue('')
  }
  await tryToSignIn(page, mobile, 'wrong 5')
  await expect(page).toHaveURL('/auth/again')
  await page.getByRole('button', { name: 'Запросить новый пароль' }).click()
  await expect(page).toHaveURL('/auth/recovery')
  await expect(page.getByRole('heading', { name: 'Восстановление пароля' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Регистрация' })).toBeVisible()
  await page.getByLabel('Телефон').fill(mobile.slice(1))
  await expect(page.getByRole('button', { name: ASK })).toBeDisabled()
  await passCaptcha(page)
  await page.getByRole('button', { name: ASK }).click()
  await expect(page).toHaveURL(`/auth/recovery-success?phone=${mobile}`)
  await expect(page.getByText(/Отправить код ещё раз можно через \d+ с/)).toBeVisible()
  const code = await nextCode(page, mobile, password)
  await page.getByRole('link', { name: 'Войти' }).click()
  await expect(page.getByLabel('Телефон')).toHaveValue(new RegExp(`${mobile.slice(-2)}$`))
  // Requesting a new password lifts no pause: even the right old password is refused (A02).
  await tryToSignIn(page, mobile, password)
  await expect(page).toHaveURL('/auth/again')
  await page.getByRole('button', { name: 'Отмена' }).click()
  await tryToSignIn(page, mobile, code)
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('login.fails'))).not.toContain(mobile)
})

test('A03 B01 until the first sign-in with the new password the old one is valid; then it is not, and other sessions are over', async ({
  page,
  browser,
}) => {
  const { mobile, password } = await register(page, '7913')
  await signInWithCode(page, mobile, password)
  const old = await page.evaluate(() => localStorage.getItem('token'))
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto('/auth/recovery')
  await other.getByLabel('Телефон').fill(mobile.slice(1))
  await passCaptcha(other)
  await other.getByRole('button', { name: ASK }).click()
  await expect(other).toHaveURL(/recovery-success/)
  const code = await nextCode(other, mobile, password)
  const status = async () => (await page.request.get('/api/user/status', { headers: { token: old ?? '' } })).status()
  expect(await status()).toBe(200)
  await other.getByRole('link', { name: 'Войти' }).click()
  await tryToSignIn(other, mobile, code)
  await expect(other).toHaveURL('/')
  expect(await status()).toBe(401)
  await elsewhere.close()
  await page.goto('/auth/login')
  await expect(page).toHaveURL('/auth/login')
  await tryToSignIn(page, mobile, password)
  await expect(page.getByText('Неверный телефон или пароль')).toBeVisible()
})

test('B04 a phone without an account is answered alike', async ({ page }) => {
  await page.goto('/auth/recovery')
  await page.getByLabel('Телефон').fill('9119990000')
  await passCaptcha(page)
  await page.getByRole('button', { name: ASK }).click()
  await expect(page).toHaveURL('/auth/recovery-success?phone=79119990000')
  await expect(page.getByText(/Если у номера .* есть аккаунт/)).toBeVisible()
})

test('AU39 VL28 a code sooner than in a minute: the words stand under the phone, which stays', async ({ page }) => {
  const ask = async () => {
    await passCaptcha(page)
    await page.getByRole('button', { name: ASK }).click()
  }
  await page.goto('/auth/recovery')
  await ask()
  await expect(page.getByText('Обязательное поле')).toBeVisible()
  await page.getByLabel('Телефон').fill('9119990001')
  await page.getByRole('button', { name: ASK }).click()
  await expect(page).toHaveURL(/recovery-success/)
  await page.goBack()
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (911) 999-00-01')
  await ask()
  await expect(page.getByText(/Новый код можно запросить через \d+ секунд/)).toBeVisible()
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (911) 999-00-01')
  await expect(page.getByRole('checkbox', { name: 'Я не робот' })).not.toBeChecked()
})

test('AU38 AU42 A11 code 500 leads to the result page with the server’s words; a link cannot bring any', async ({ page }) => {
  await page.route('**/api/captcha', (route) => route.abort())
  await page.route('**/api/user/password', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 500, message: 'На этот номер сегодня больше нельзя отправить код', payload: null },
    }),
  )
  await page.goto('/auth/recovery')
  await page.getByLabel('Телефон').fill('9119990002')
  await page.getByRole('button', { name: ASK }).click()
  await expect(page).toHaveURL('/auth/result?kind=failure')
  await expect(page.getByRole('heading', { name: 'Ошибка' })).toBeVisible()
  await expect(page.getByText('На этот номер сегодня больше нельзя отправить код')).toBeVisible()
  await checkAccessibility(page, 'result: failure')
  await page.getByRole('link', { name: 'Запросить ещё раз' }).click()
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (911) 999-00-02')
  await page.goto('/auth/result?kind=failure&message=Позвоните')
  await expect(page.getByText('Произошла ошибка')).toBeVisible()
  await expect(page.getByText('Позвоните')).toHaveCount(0)
  await page.goto('/auth/result?kind=success')
  await expect(page.getByRole('heading', { name: 'Успешно' })).toBeVisible()
  await checkAccessibility(page, 'result: success')
})

test('A14 AU41 the wait for another password survives a reload; a refused one is a toast «Ошибка»', async ({ page }) => {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.goto('/auth/recovery-success?phone=79119990003')
  const again = page.getByRole('button', { name: 'Отправить код ещё раз' })
  await expect(page.getByText(/через \d+ с/)).toBeVisible()
  await page.clock.fastForward(40_000)
  await page.reload()
  await expect(page.getByText(/через (1\d|20|[1-9]) с/)).toBeVisible()
  await expect(again).toHaveCount(0)
  await page.clock.fastForward(21_000)
  await expect(again).toBeVisible()
  await page.route('**/api/user/password', (route) =>
    route.fulfill({ status: 429, json: { code: 140, message: 'Новый код можно запросить через 42 секунды', payload: null } }),
  )
  await again.click()
  await expect(page.getByText('Ошибка', { exact: true })).toBeVisible()
  await expect(page.getByText('Новый код можно запросить через 42 секунды')).toBeVisible()
  await expect(again).toBeVisible()
})

test('AU41 A15 without a whole phone recovery-success says so and returns to recovery', async ({ page }) => {
  for (const query of ['', '?phone=7900', '?phone=89000000001']) {
    await page.goto(`/auth/recovery-success${query}`)
    await expect(page).toHaveURL('/auth/recovery')
    await expect(page.getByText('Произошла ошибка')).toBeVisible()
  }
})

test('NV03 A11 the page of a finished registration stands by itself and leads to sign-in', async ({ page }) => {
  await page.goto('/auth/registration-success')
  await expect(page.getByRole('heading', { name: 'Регистрация завершена' })).toBeVisible()
  await checkAccessibility(page, 'registration-success')
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click()
  await expect(page).toHaveURL('/auth/login')
})
