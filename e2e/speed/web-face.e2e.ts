/** No layout shift on a page that is being read: neither by the web font nor by the consent banner. */
import { expect, type Page } from '@playwright/test'
import { test } from '../support/noted.ts'
import { movedOn, observeShift } from '../support/layout-shift.ts'
import { people, PASSWORD } from '../support/person.ts'

// Measures a first visit: no cache of another test is warm.
test.use({ reuseContext: false })

const PAGES = ['/auth/login', '/faq', '/rules', '/auth/registration']

const isWorn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].some(({ family, status }) => family.includes('Golos Text') && status === 'loaded')
  })

const isOnDevice = (page: Page) => page.waitForFunction(() => localStorage.getItem('web-face') !== null)

for (const width of [360, 1280])
  for (const path of PAGES)
    test(`${path} at ${width} px stays as it was first painted, with the question in it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await observeShift(page)
      await page.goto(path)
      await isOnDevice(page)
      await page.getByRole('button', { name: 'Принимаю' }).click({ trial: true })
      await page.waitForLoadState('networkidle')
      expect(await isWorn(page)).toBe(false)
      expect(await movedOn(page)).toEqual([])
    })

test('the next screen wears the web face, the next visit from its first paint', async ({ page }) => {
  await page.goto('/auth/login')
  await isOnDevice(page)
  await page.getByLabel('Телефон').fill(people.maria)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isWorn(page)).toBe(true)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.route('**/assets/*.js', () => {})
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Авторизация' })).toBeVisible()
  expect(await isWorn(page)).toBe(true)
})

test('LG14 the question comes with the page; a device that has answered never sees it', async ({ page }) => {
  const question = page.getByRole('region', { name: 'Файлы cookie' })
  await page.goto('/auth/login')
  await isOnDevice(page)
  await page.getByRole('button', { name: 'Принимаю' }).click()
  await expect(question).toHaveCount(0)
  await page.route('**/assets/*.js', () => {})
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Авторизация' })).toBeVisible()
  await expect(question).toBeHidden()
  await page.evaluate(() => localStorage.removeItem('consent'))
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await expect(question).toBeVisible()
})
