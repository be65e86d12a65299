/** «Устройства» against the real server (D133): Ольга alone, for other journeys' people are signed in all over the suite. */
import type { Page } from '@playwright/test'
import { people, signIn, tokenElsewhere } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

// One after the other: each ends sessions of the same person.
test.describe.configure({ mode: 'default' })

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const rows = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('D133 a sign-in on a telephone is told, stands among the devices, and is ended: the telephone is signed out by its next question', async ({
  page,
  browser,
}) => {
  await signIn(page, people.olga)
  const context = await browser.newContext({ userAgent: IPHONE })
  const telephone = await context.newPage()
  await signIn(telephone, people.olga)

  await expect(page.getByRole('button', { name: /^Уведомления, непрочитанных/ })).toBeVisible()
  await page.getByRole('button', { name: /^Уведомления/ }).click()
  const news = page.getByRole('dialog', { name: 'Уведомления' }).getByRole('listitem').filter({ hasText: 'Safari, iPhone' })
  // The badge may tell of this sign-in before that of the telephone, which then waits behind «Показать новые».
  await expect(async () => {
    const newer = page.getByRole('dialog', { name: 'Уведомления' }).getByRole('button', { name: 'Показать новые' })
    if (await newer.isVisible()) await newer.click()
    await expect(news.first()).toContainText('Вход с нового устройства', { timeout: 1_000 })
  }).toPass()
  await news.first().getByRole('link').click()
  await expect(page).toHaveURL('/profile/user?sub=devices')
  await expect(page.getByRole('heading', { level: 1, name: 'Устройства' })).toBeVisible()
  await expect(rows(page, 'Это устройство')).toHaveCount(1)

  const before = await rows(page, 'Safari, iPhone').count()
  const end = rows(page, 'Safari, iPhone').first().getByRole('button')
  await end.click()
  const question = page.getByRole('alertdialog', { name: 'Завершить сеанс?' })
  await question.getByRole('button', { name: 'Оставить' }).click()
  await expect(end).toBeFocused()
  await end.click()
  await question.getByRole('button', { name: 'Завершить' }).click()
  await expect(page.getByText('Сеанс завершён')).toBeVisible()
  await expect(rows(page, 'Safari, iPhone')).toHaveCount(before - 1)
  await expect(page.getByRole('group', { name: 'Сеансы' }), 'its control is gone').toBeFocused()

  await expect(telephone).toHaveURL('/auth/login')
  await expect(telephone.getByText('Войдите ещё раз, чтобы продолжить')).toBeVisible()
  await context.close()
})

test('D133 C04 B10 all others end, although the answer is lost: the same command goes again after a reload', async ({ page }) => {
  await signIn(page, people.olga)
  const elsewhere = await tokenElsewhere(`7${people.olga}`)
  await page.goto('/profile/user')
  await page.getByRole('link', { name: 'Показать устройства' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Устройства' })).toBeVisible()

  const keys: (string | undefined)[] = []
  await page.route('**/api/user/sessions/end-others', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Завершить остальные' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить остальные' }).click()
  const unknown = page.getByRole('dialog', { name: 'Не удалось узнать результат' })
  await expect(unknown).toContainText('неизвестно, завершены ли остальные сеансы')
  await page.reload()
  await unknown.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByText('Больше аккаунт нигде не открыт')).toBeVisible()
  expect(keys).toEqual([expect.any(String), keys[0]])
  const answer = await page.request.get('/api/user', { headers: { token: elsewhere } })
  expect(answer.status()).toBe(401)
  await expect(rows(page, 'Это устройство')).toHaveCount(1)

  await page.getByRole('link', { name: 'Назад' }).click()
  await expect(page).toHaveURL('/profile/user')
})
