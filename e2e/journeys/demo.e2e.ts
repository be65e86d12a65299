/** The demo page: the list of demo users, sign-in with one click, and the simulated SMS. */
import { checkAccessibility } from '../kit/accessibility.ts'
import { expect, test } from '../support/test.ts'

test('AU05 the demo page signs in with one click, as the person in the mode that shows them', async ({ page }) => {
  await page.goto('/demo')
  await checkAccessibility(page, 'demo page')
  await page.getByRole('button', { name: 'Войти: Анна Соколова' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Продажи' }).first()).toBeVisible()
  // Another user: no data of Анна are left.
  await page.goto('/demo')
  await page.getByRole('button', { name: 'Войти: Мария Орлова' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Инструменты' }).first()).toBeVisible()
})

test('AU01 a code that was asked for appears in the outbox by itself', async ({ page }) => {
  const mobile = '79160000101'
  await page.goto('/demo')
  const outbox = page.getByRole('list').last()
  await page.request.post('/api/user/password/get', { data: { mobile } })
  const row = outbox.getByRole('listitem').filter({ hasText: '+7 (916) 000-01-01' })
  await expect(row).toContainText(/Код \d{6} — ваш пароль для входа/)
  await checkAccessibility(page, 'demo page with messages')
})

test('the demo page fits a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/demo')
  await expect(page.getByRole('heading', { name: 'Отправленные SMS' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
