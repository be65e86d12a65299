/** Two tabs of one browser: a session that ends in one ends in the other at once, and no user sees another's data (B03, B08). */
import type { BrowserContext, Page } from '@playwright/test'
import { PAGE_SIZE } from '../../src/domain/portal/limits.ts'
import { codeFor } from '../support/outbox.ts'
import { PASSWORD, people, signIn } from '../support/person.ts'
import { askForCode, passCaptcha, REGISTER, signInWithCode, tellNames } from '../support/registering.ts'
import { hearsTabsAlone, tokenOf } from '../support/tabs.ts'
import { expect, test } from '../support/test.ts'

const signInForTheTab = async (page: Page, phone: string) => {
  await page.goto('/auth/login')
  await page.getByRole('checkbox').uncheck()
  await page.getByLabel('Телефон').fill(phone)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page).toHaveURL('/')
}

/** A tab opened from another one gets a copy of its session storage. */
const openFrom = async (page: Page, path: string): Promise<Page> => {
  const opened = page.context().waitForEvent('page')
  await page.evaluate((place) => void window.open(place), path)
  return opened
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /Меню пользователя/ }).click()
  await page.getByRole('menuitem', { name: 'Выход' }).click()
}

/** On a list of the user's: the name in the header, rows below it. */
const showsMaria = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Меню пользователя: Орлова Мария' })).toBeVisible()
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: /\d{3}\.\d{5}/ })
      .first(),
  ).toBeVisible()
}

const showsNobody = async (page: Page) => {
  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByText('Орлова')).toHaveCount(0)
  await expect(page.getByText(/\d{3}\.\d{5}/)).toHaveCount(0)
  expect(await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token')])).toEqual([null, null])
}

const deadOnTheServer = async (context: BrowserContext, token: string | null) => {
  const answer = () => context.request.get('/api/user/status', { headers: { token: token ?? '' } })
  await expect.poll(async () => (await answer()).status()).toBe(401)
}

test('SC09 NV50 a remembered sign-in: «Выход» in one tab empties the other at once', async ({ page, context }) => {
  await signIn(page, people.maria)
  const token = await tokenOf(page)
  const other = await context.newPage()
  await other.goto('/user-tools')
  await showsMaria(other)
  await hearsTabsAlone(other)
  await signOut(page)
  await showsNobody(other)
  await deadOnTheServer(context, token)
})

test('SC09 AU05 a sign-in that ends with its tab: «Выход» empties the tab that was opened from it too', async ({
  page,
  context,
}) => {
  await signInForTheTab(page, people.maria)
  const token = await tokenOf(page)
  const other = await openFrom(page, '/user-tools')
  await showsMaria(other)
  await hearsTabsAlone(other)
  await signOut(page)
  await showsNobody(other)
  await deadOnTheServer(context, token)
})

test('SC10 ER03 a session that ends on the server: the tab that hears of it takes the other along', async ({ page }) => {
  await signInForTheTab(page, people.maria)
  const token = await tokenOf(page)
  const other = await openFrom(page, '/user-tools')
  await showsMaria(other)
  await hearsTabsAlone(other)
  // The step ends when the page is requested: the first tab's list renews itself too, and would follow the link.
  await page.route('**/api/tools/v2/of/user', async (route) => {
    if (route.request().postDataJSON().size === PAGE_SIZE)
      await page.request.post('/api/logout', { headers: { token: token ?? '' } })
    await route.continue()
  })
  await page.getByRole('link', { name: 'Инструменты' }).first().click()
  await expect(page.getByText('Сеанс завершён')).toBeVisible()
  await showsNobody(other)
})

for (const isRemembered of [true, false])
  test(`B08 another user signs in in a second tab, ${isRemembered ? 'remembered' : 'until it is closed'}: no cell of the first one stays`, async ({
    page,
    context,
  }) => {
    await signInForTheTab(page, people.maria)
    await page.getByRole('link', { name: 'Инструменты' }).first().click()
    // The latest tools of the page before look alike.
    await expect(page.getByRole('heading', { level: 1, name: 'Инструменты', exact: true })).toBeVisible()
    await showsMaria(page)
    const hers = (await page.getByRole('main').innerText()).match(/\d{3}\.\d{5}/g) ?? []
    expect(hers).not.toEqual([])
    await hearsTabsAlone(page)
    const other = await context.newPage()
    if (isRemembered) await signIn(other, people.elena)
    else await signInForTheTab(other, people.elena)
    await expect(other.getByRole('button', { name: 'Меню пользователя: Новикова Елена' })).toBeVisible()
    // A browser has one sign-in: the first tab follows a remembered one; otherwise the first tab is signed out.
    await expect(page).toHaveURL(isRemembered ? '/' : '/auth/login')
    await expect(page.getByText('Орлова')).toHaveCount(0)
    for (const serial of hers) await expect(page.getByText(serial)).toHaveCount(0)
    if (!isRemembered) return showsNobody(page)
    await expect(page.getByRole('button', { name: 'Меню пользователя: Новикова Елена' })).toBeVisible()
    await signOut(other)
    // The first sign-in was for its tab only: it must not return when the second one ends.
    await showsNobody(page)
  })

test('B08 what was typed for another tab’s user is hidden when somebody else signs in', async ({ page, context }) => {
  await signInForTheTab(page, people.maria)
  await page.goto('/tool')
  await page.getByLabel('Серийный номер').fill('555.00077')
  const other = await context.newPage()
  await signIn(other, people.elena)
  await other.goto('/tool')
  await expect(other.getByLabel('Серийный номер')).toHaveValue('')
  await expect.poll(() => other.evaluate(() => JSON.stringify(localStorage).includes('555.00077'))).toBe(false)
  await page.goto('/tool')
  await expect(page.getByLabel('Серийный номер')).toHaveValue('')
})

test('B03 DL11 an account that is deleted in one tab is gone from the other at once', async ({ page, context }) => {
  const mobile = `7914${String(Date.now()).slice(-7)}`
  await askForCode(page, mobile)
  const code = await codeFor(page, mobile)
  await tellNames(page)
  await page.getByLabel('Код из SMS').fill(code)
  await page.getByRole('button', { name: REGISTER }).click()
  await signInWithCode(page, mobile, code)
  const token = await tokenOf(page)
  const other = await context.newPage()
  await other.goto('/user-tools')
  await expect(other.getByRole('button', { name: 'Меню пользователя: Ёлкина Полина' })).toBeVisible()
  await hearsTabsAlone(other)

  await page.goto('/delete')
  await page.getByLabel('Телефон').fill(mobile.slice(1))
  await passCaptcha(page)
  await page.getByRole('button', { name: 'Отправить код' }).click()
  await expect(page.getByLabel('Код из SMS')).toBeVisible()
  await expect.poll(() => codeFor(page, mobile)).not.toBe(code)
  await page.getByLabel('Код из SMS').fill(await codeFor(page, mobile))
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click()
  await expect(page).toHaveURL('/auth/login')
  await expect(other).toHaveURL('/auth/login')
  await expect(other.getByText('Ёлкина')).toHaveCount(0)
  await deadOnTheServer(context, token)
})
