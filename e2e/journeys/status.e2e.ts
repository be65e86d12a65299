/** An application is decided while its user has the portal open, in two tabs and in the middle of a form (E03, A27). */
import type { BrowserContext, Page } from '@playwright/test'
import { enter, people, signIn } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const WAITING = 'Ожидает подтверждения'

/** The desk decides, which the portal cannot do: the staged answers contain the decision. */
const decide = async (context: BrowserContext) => {
  await context.route('**/api/user/status', (route) => route.fulfill({ json: { code: 0, message: null, payload: 'SELLER' } }))
  await context.route('**/api/user', async (route) => {
    const answer = (await (await route.fetch()).json()) as { payload: object }
    await route.fulfill({ json: { ...answer, payload: { ...answer.payload, status: 'SELLER' } } })
  })
}

const comeBack = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('API06 PR12 PR13 a minute after the decision both tabs show it, without a sign-in; what was typed stays', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await enter(page, people.pavel)
  await page.goto('/profile')
  await expect(page.getByText(WAITING).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/profile/user?sub=user-form')
  await other.getByRole('combobox', { name: 'Город' }).fill('Пск')
  const third = await context.newPage()
  await third.goto('/profile')
  await expect(third.getByText(WAITING).first()).toBeVisible()

  await decide(context)
  const asked = page.waitForRequest('**/api/user/status')
  await page.clock.fastForward(60_000)
  await asked
  await expect(page.getByText(WAITING)).toHaveCount(0)
  await expect(third.getByText(WAITING)).toHaveCount(0)
  await expect(other.getByRole('combobox', { name: 'Город' })).toHaveValue('Пск')
})

test('API06 a tab that comes back asks at once, whoever it is', async ({ page }) => {
  await signIn(page, people.maria)
  await expect(page.getByText('Баллы').first()).toBeVisible()
  const asked = page.waitForRequest('**/api/user/status')
  await comeBack(page)
  await asked
})

test('RL08 A27 a seller who has lost the point keeps the form; the next visit is led away', async ({ page, context }) => {
  await enter(page, people.victor)
  await page.goto('/tool')
  await page.getByLabel('Серийный номер').fill('100.00044')
  await context.route('**/api/user/status', (route) => route.fulfill({ json: { code: 0, message: null, payload: 'BUYER' } }))
  await context.route('**/api/user', async (route) => {
    const answer = (await (await route.fetch()).json()) as { payload: object }
    await route.fulfill({ json: { ...answer, payload: { ...answer.payload, status: 'BUYER' } } })
  })
  const loaded = page.waitForResponse('**/api/user')
  await comeBack(page)
  await loaded
  await page.getByLabel('Серийный номер').press('End')
  await expect(page.getByLabel('Серийный номер')).toHaveValue('100.00044')
  await expect(page).toHaveURL('/tool')
  await page.getByRole('link', { name: 'Продажи' }).first().click()
  await expect(page.getByRole('heading', { name: 'Продажи' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^(Зарегистрировать продажу|Сканировать чек)$/ })).toHaveCount(0)
})
