/**
 * The administrator's team in the browsers of four people: Елена asks to join the first point and sells there, Игорь takes her in and
 * hands his rights over to Анна, Андрей of another point sees nothing of it.
 */
import type { Browser, Page } from '@playwright/test'
import { people, signInAsSeller } from '../support/person.ts'
import { tokenOf } from '../support/tabs.ts'
import { expect, test } from '../support/test.ts'
import { fillForm, newReceipt, openForm, rowOf, submit } from '../support/tool-form.ts'

const POINT_INN = '7707083893'
const SERIAL = '100.00095'
const ELENA = 'Новикова Елена'
const ANNA = 'Соколова Анна'

/** A call as the page's own person. */
const ask = async (page: Page, path: string, body?: object) => {
  const headers = { token: (await tokenOf(page)) ?? '', ...(body && { 'Idempotency-Key': crypto.randomUUID() }) }
  const answer = await page.request.fetch(`/api/${path}`, { method: body ? 'POST' : 'GET', headers, ...(body && { data: body }) })
  return (await answer.json()) as { code: number; payload: unknown }
}

const idOf = async (page: Page) => ((await ask(page, 'user')).payload as { id: string }).id

/** A browser of one's own. */
const openAs = async (browser: Browser, phone: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await signInAsSeller(page, phone)
  return page
}

/** The tab was in the background for a while (E03). */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const sellersLink = (page: Page) => page.getByRole('link', { name: 'Продавцы', exact: true })
const scan = (page: Page) => page.getByRole('link', { name: 'Сканировать чек' })

test('RL08 RL09 RL10 AD02–AD14 A74 an applicant is taken in and sells, the rights are handed over, another point sees nothing', async ({
  page: igor,
  context,
  browser,
}) => {
  const elena = await openAs(browser, people.elena)
  const anna = await openAs(browser, people.anna)
  const andrey = await openAs(browser, people.andrey)
  await signInAsSeller(igor, people.igor)
  const [elenaId, igorId] = [await idOf(elena), await idOf(igor)]

  const { payload: found } = await ask(elena, `retail/point/v2/get/${POINT_INN}`)
  const [point] = (found as { points: { id: string }[] }).points
  const application = { retailPointId: point?.id, user: { id: elenaId } }
  expect((await ask(elena, 'retail/point/bind/seller', application)).code).toBe(0)
  await elena.reload()
  await expect(elena.getByRole('heading', { name: 'Последние продажи' })).toBeVisible()
  await expect(scan(elena)).toHaveCount(0)

  // Игорь takes her in.
  await igor.reload()
  await igor.getByRole('link', { name: 'Открыть заявки' }).click()
  await igor.getByRole('button', { name: `Принять: ${ELENA}` }).click()
  await expect(igor.getByText('Заявка принята')).toBeVisible()
  await expect(igor.getByRole('row').filter({ hasText: ELENA })).toHaveCount(0)

  // Her tab learns it without a sign-in, and she sells.
  await comeBack(elena)
  await expect(scan(elena)).toBeVisible()
  await openForm(elena)
  await fillForm(elena, SERIAL, newReceipt())
  await submit(elena)
  await expect(elena.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()

  await igor.getByRole('link', { name: 'Назад' }).click()
  await igor.getByRole('link', { name: ELENA }).click()
  await expect(igor.getByRole('heading', { name: ELENA })).toBeVisible()
  await expect(rowOf(igor, SERIAL)).toBeVisible()
  await igor.reload()
  await expect(rowOf(igor, SERIAL)).toBeVisible()

  // Андрей is the administrator of another point.
  await andrey.goto('/sellers')
  await expect(andrey.getByRole('table', { name: 'Продавцы' })).toBeVisible()
  await expect(andrey.getByText(ELENA)).toHaveCount(0)
  await andrey.goto(`/user-sales/${elenaId}`)
  await expect(andrey).toHaveURL('/')
  expect((await ask(andrey, 'admin/retail/point/seller', { id: elenaId })).code).toBe(120)
  expect((await ask(andrey, 'admin/retail/point/change', { id: elenaId })).code).toBe(120)

  // Игорь hands his rights over: both his tabs lose them, Анна's gets them.
  const other = await context.newPage()
  await other.goto('/sellers')
  await expect(other.getByRole('link', { name: ANNA })).toBeVisible()
  await igor.goto('/sellers/owner')
  await expect(igor).toHaveURL('/owner')
  await igor.getByRole('button', { name: `Назначить: ${ANNA}` }).click()
  await igor.getByRole('button', { name: 'Передать права' }).click()
  await expect(igor.getByRole('heading', { name: 'Права переданы' })).toBeFocused()
  await expect(sellersLink(igor)).toHaveCount(0, { timeout: 1_000 })
  await expect(sellersLink(other)).toHaveCount(0, { timeout: 1_000 })
  await expect(other).toHaveURL('/')
  await comeBack(anna)
  await expect(sellersLink(anna).first()).toBeVisible()
  await igor.getByRole('button', { name: 'На главную' }).click()
  await expect(igor).toHaveURL('/')
  await igor.goto('/sellers')
  await expect(igor).toHaveURL('/')

  // As it was, for whoever comes next: Анна excludes Елена on her page and gives the rights back.
  await sellersLink(anna).first().click()
  await anna.getByRole('link', { name: ELENA }).click()
  await anna.getByRole('button', { name: 'Исключить из точки' }).click()
  await anna.getByRole('button', { name: 'Исключить', exact: true }).click()
  await anna.getByRole('button', { name: 'К продавцам' }).click()
  await expect(anna.getByRole('link', { name: ANNA })).toHaveCount(0)
  await expect(anna.getByText(ELENA)).toHaveCount(0)
  expect((await ask(anna, 'admin/retail/point/change', { id: igorId })).code).toBe(0)
  await comeBack(elena)
  await elena.goto('/')
  await expect(scan(elena)).toHaveCount(0)
})
