/** The prerendered sign-in page before, during and after hydration; and scripts that never load. */
import { expect, type Page } from '@playwright/test'
import { test } from '../support/noted.ts'
import { holdAssets } from '../support/hold-assets.ts'
import { people, PASSWORD, signIn } from '../support/person.ts'

// Measures a first visit: no cache of another test is warm.
test.use({ reuseContext: false })

const phone = (page: Page) => page.getByLabel('Телефон')
const password = (page: Page) => page.getByLabel('Пароль', { exact: true })
const enter = (page: Page) => page.getByRole('button', { name: 'Войти' })

/** Events that must never happen: console errors and violations of the Content-Security-Policy. */
const watch = async (page: Page): Promise<string[]> => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.exposeFunction('tellRefused', (what: string) => problems.push(what))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (globalThis as unknown as { tellRefused: (what: string) => void }).tellRefused(`${violatedDirective} ${blockedURI}`),
    ),
  )
  return problems
}

const holdScripts = (page: Page) => holdAssets(page, '**/assets/*.js')

const hydrated = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('screen').length > 0)

test('what is typed before the scripts come is kept, and the machine knows it', async ({ page }) => {
  const problems = await watch(page)
  const release = await holdScripts(page)
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await expect(page).toHaveTitle('Авторизация — Платформа МСТ')
  await phone(page).fill(people.maria)
  await password(page).fill(PASSWORD)
  await page.getByRole('checkbox').uncheck()
  release()
  await hydrated(page)
  await expect(phone(page)).toHaveValue('+7 (900) 000-00-05')
  await expect(password(page)).toHaveValue(PASSWORD)
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await enter(page).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token') !== null])).toEqual([
    null,
    true,
  ])
  expect(problems).toEqual([])
})

test('E19 a consent that is ticked before the scripts come is kept beside the draft of an earlier visit', async ({ page }) => {
  const problems = await watch(page)
  await page.goto('/auth/registration')
  await phone(page).fill('9160000099')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft.registration'))).toContain('000-00-99')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const consent = page.getByRole('checkbox', { name: 'Согласен на обработку персональных данных' })
  await consent.check()
  release()
  await hydrated(page)
  await expect(phone(page)).toHaveValue('+7 (916) 000-00-99')
  await expect(consent).toBeChecked()
  await page.reload()
  await expect(consent).toBeChecked()
  // The page was not rendered again: that would have reset the tick.
  expect(problems).toEqual([])
})

test('whoever is signed in is led away from the prerendered page without an error', async ({ page }) => {
  await signIn(page, people.maria)
  const problems = await watch(page)
  await page.goto('/auth/login')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems).toEqual([])
})

test('D171 a screen that a release took away says so, and reloads the page when asked', async ({ page }) => {
  await signIn(page, people.maria)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route('**/assets/profile-home-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/profile/user')
  await expect(page.getByRole('heading', { name: 'Не удалось открыть страницу' })).toBeVisible()
  expect(loads).toBe(1)
  await page.unroute('**/assets/profile-home-*.js')
  await page.getByRole('button', { name: 'Обновить страницу' }).click()
  await expect(page.getByRole('heading', { name: 'Не удалось открыть страницу' })).toBeHidden()
  await expect(page.locator('[data-flow="profileHome"]')).toBeVisible()
  expect(loads).toBe(2)
})

test('without the server the page is not traded for the browser’s error page', async ({ page }) => {
  await signIn(page, people.maria)
  await page.route('**/assets/profile-home-*.js', (route) => route.abort())
  await page.route('/', (route) => route.abort())
  await page.getByRole('button', { name: /Меню пользователя/ }).click()
  await page.getByRole('menuitem', { name: 'Профиль' }).click()
  await expect(page.getByRole('heading', { name: 'Не удалось открыть страницу' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
})
