/** The portal by keyboard, on a narrow screen, and by screen reader. */
import type { Page } from '@playwright/test'
import { checkAccessibility } from '../kit/accessibility.ts'
import { PASSWORD, people, signInAsSeller } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { newReceipt, openForm } from '../support/tool-form.ts'

/** The focused element, as a screen reader would name it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    const label = element?.labels?.[0]?.textContent
    return (label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
  })

const MOST_TABS = 40

const tabTo = async (page: Page, name: string, key = 'Tab'): Promise<void> => {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press(key)
    if ((await focused(page)) === name) return
  }
  throw new Error(`«${name}» is not reached by ${key}`)
}

test('sign-in and a sale by keyboard alone; focus leads to titles, first mistakes and back to the opener', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mode', 'seller'))
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { name: 'Авторизация' })).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Перейти к содержанию')
  await tabTo(page, 'Войти')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('Телефон')
  await page.keyboard.type(people.dmitry)
  await tabTo(page, 'Пароль')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Последние продажи' })).toBeVisible()
  await tabTo(page, 'Продажи')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Продажи', exact: true })).toBeVisible()
  await tabTo(page, 'Зарегистрировать продажу')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Регистрация инструмента — Платформа МСТ')
  // The tab's title changes first, the screen appears after loading.
  await expect(page.getByLabel('Серийный номер')).toBeVisible()

  const receipt = newReceipt()
  await tabTo(page, 'Ввести данные вручную')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Дата покупки')
  await page.keyboard.type(receipt.date)
  for (const [label, text] of [
    ['Сумма чека, ₽', receipt.sum],
    ['ФН', receipt.fn],
    ['ФД', receipt.fd],
    ['ФП', receipt.fp],
  ] as const) {
    await tabTo(page, label)
    await page.keyboard.type(text)
  }
  await tabTo(page, 'Серийный номер', 'Shift+Tab')
  await page.keyboard.type('777.00001')
  await tabTo(page, 'Зарегистрировать')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect.poll(() => focused(page)).toBe('Зарегистрировать')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await tabTo(page, 'Добавить')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeFocused()
})

test('axe on the pages of errors', async ({ page }) => {
  await page.goto('/server-error')
  await expect(page.getByRole('heading', { name: 'Временная ошибка' })).toBeVisible()
  await checkAccessibility(page, 'server-error')
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Ошибка' })).toBeVisible()
  await checkAccessibility(page, 'not-found')
})

test('SC11 the page is Russian and every place has its title', async ({ page }) => {
  await signInAsSeller(page, people.igor)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  for (const [path, title] of [
    ['/', 'Главная'],
    ['/sales', 'Продажи'],
    ['/profile', 'Профиль'],
    ['/nowhere', 'Страница не найдена'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} — Платформа МСТ`)
  }
})

for (const { what, height } of [
  { what: '320 px', height: 640 },
  { what: '400 % zoom of 1280 × 1024', height: 256 },
])
  test.describe(`at ${what}`, () => {
    test.use({ viewport: { width: 320, height } })

    test('nothing scrolls sideways', async ({ page }) => {
      const fits = async (place: string) => {
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, place).toBeLessThanOrEqual(320)
      }
      await page.goto('/auth/login')
      await expect(page.getByRole('heading', { name: 'Авторизация' })).toBeVisible()
      await fits('login')
      await signInAsSeller(page, people.anna)
      await fits('home')
      await page.goto('/sales')
      await expect(page.getByRole('row').nth(3)).toBeVisible()
      await fits('sales')
      await page.goto('/profile')
      await expect(page.getByRole('link', { name: 'Зарегистрировать продажу с чеком' })).toBeVisible()
      await fits('profile')
      await openForm(page)
      await page.getByRole('button', { name: 'Зарегистрировать' }).click()
      await fits('the form with its mistakes')
    })
  })
