/** Notifications, against the real server: they come by themselves, lead to what they speak of, and one tab asks for all. */
import type { Page } from '@playwright/test'
import { enterAsSeller, people, signIn } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { fillForm, newReceipt, openForm, rowOf, submit } from '../support/tool-form.ts'

const LIST = '**/api/push-history'
const INTERVAL = 5_000

const bellOf = (page: Page) => page.getByRole('button', { name: /^Уведомления/ })
const badgeOf = (page: Page) => page.getByRole('button', { name: /^Уведомления, непрочитанных: \d+$/ })
const windowOf = (page: Page) => page.getByRole('dialog', { name: 'Уведомления' })

/** The requests of a tab: a poll asks for the count, and for the list where the count names another version. */
const requestsOf = (page: Page) => {
  const polls: string[] = []
  const lists: unknown[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/push-history/count') polls.push(request.method())
    if (pathname === '/api/push-history' && request.method() === 'POST') lists.push(request.postDataJSON())
  })
  return { polls, lists }
}

/** The browser under test has no window that could be covered. */
const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('NV58 MS06 MS09 MS12 MS13 MS14 API45 API46 API47 a checked sale tells by itself, is marked at the second try, and leads to its row', async ({
  page,
}) => {
  await page.clock.install()
  const serial = '100.00077'
  await enterAsSeller(page, people.igor)
  await openForm(page)
  await fillForm(page, serial, newReceipt())
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Инструмент добавлен' })).toBeVisible()

  const token = await page.evaluate(() => localStorage.getItem('token'))
  const body = async () =>
    (await page.request.post('/api/push-history', { headers: { token: token ?? '' }, data: { offset: 0, size: 5 } })).text()
  await expect.poll(body, 'the receipt is checked').toContain(serial)
  // He has other news too: a window that is opened before this one would keep it for «Показать новые».
  const told = page.waitForResponse(
    async (answer) => answer.url().endsWith('/push-history') && (await answer.text()).includes(serial),
  )
  await page.clock.fastForward(INTERVAL)
  await told
  await expect(badgeOf(page)).toBeVisible()

  await bellOf(page).click()
  const row = windowOf(page).getByRole('listitem').filter({ hasText: serial })
  await expect(row).toContainText(/Чек проверен.*начислено.*\d{2}:\d{2} \d{2}\.\d{2}\.\d{4}/)
  const eye = row.getByRole('button', { name: /^Отметить прочитанным: Чек проверен/ })

  await page.route(LIST, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { code: 1, message: 'Сейчас нельзя', payload: null } })
      : route.continue(),
  )
  await eye.click()
  await expect(page.getByRole('alert')).toContainText('ОшибкаСейчас нельзя')
  await expect(eye).toBeEnabled()

  await page.unroute(LIST)
  const asked = (method: string) =>
    page.waitForRequest((request) => request.url().endsWith('/push-history') && request.method() === method)
  const marked = asked('PUT')
  const again = asked('POST')
  await eye.click()
  await marked
  expect((await again).postDataJSON()).toEqual({ offset: 0, size: 5 })
  await expect(eye).toHaveCount(0)
  await expect(row).toBeVisible()

  await row.getByRole('link', { name: 'Чек проверен' }).click()
  await expect(page).toHaveURL(/\/sales\?/)
  await expect(windowOf(page)).toHaveCount(0)
  await expect(rowOf(page, serial)).toContainText('Успешно')
})

test('NV58 MS14 MS15 two tabs: one asks every five seconds, both have the badge; hidden it stops, and the other one asks', async ({
  page,
  context,
}) => {
  await page.clock.install()
  const { polls, lists } = requestsOf(page)
  await signIn(page, people.anna)
  await expect(badgeOf(page)).toBeVisible()
  const other = await context.newPage()
  await other.clock.install()
  const { polls: othersPolls, lists: othersLists } = requestsOf(other)
  await other.goto('/user-tools')
  await expect(badgeOf(other)).toBeVisible()
  for (const tab of [other, page, other, page]) {
    const before = polls.length
    await tab.clock.fastForward(INTERVAL)
    if (tab === page) await expect.poll(() => polls.length).toBeGreaterThan(before)
  }
  expect([othersPolls, othersLists]).toEqual([[], []])
  expect(new Set(lists.map((body) => JSON.stringify(body)))).toEqual(new Set(['{"offset":0,"size":5}']))

  await turn(page, 'hidden')
  await expect.poll(() => othersPolls.length, 'the turn has gone on').toBeGreaterThan(0)
  const asked = polls.length
  await page.clock.fastForward(12 * INTERVAL)
  await other.clock.fastForward(INTERVAL)
  await expect.poll(() => othersPolls.length).toBeGreaterThan(1)
  expect(polls).toHaveLength(asked)

  await turn(page, 'visible')
  await other.close()
  await expect.poll(() => polls.length, 'the turn has come back').toBeGreaterThan(asked)
})

test('NV58 MS13 what comes while the window is open moves nothing under the finger', async ({ page }) => {
  await page.clock.install()
  let isMore = false
  // The first answer stays: what other journeys do for Анна meanwhile would be news too.
  let answer: { payload: { id: string }[] } | null = null
  await page.route(LIST, async (route) => {
    answer ??= (await (await route.fetch()).json()) as { payload: { id: string }[] }
    const [first] = answer.payload
    const added = { ...first, id: 'one-more', label: 'Резерв закончился', isRead: false }
    await route.fulfill({ json: isMore ? { ...answer, payload: [added, ...answer.payload.slice(0, 4)] } : answer })
  })
  // Without a version of its own the count says nothing about the list: it is asked for too.
  await page.route(`${LIST}/count`, (route) =>
    isMore ? route.fulfill({ json: { code: 0, message: null, payload: 7 } }) : route.continue(),
  )
  await signIn(page, people.anna)
  await expect(badgeOf(page)).toBeVisible()
  await bellOf(page).click()
  const eye = windowOf(page)
    .getByRole('button', { name: /^Отметить прочитанным/ })
    .first()
  await eye.focus()
  // The window comes with a motion: its place counts when that is over.
  await windowOf(page).evaluate((one) => Promise.all(one.getAnimations({ subtree: true }).map(({ finished }) => finished)))
  const yOf = async () => Math.round((await eye.boundingBox())?.y ?? 0)
  const before = await yOf()
  isMore = true
  await page.clock.fastForward(INTERVAL)
  const fresh = windowOf(page).getByRole('button', { name: 'Показать новые' })
  await expect(fresh).toBeVisible()
  expect(await yOf()).toBe(before)
  await expect(eye).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Новое уведомление: Резерв закончился' })).toBeAttached()
  await fresh.click()
  await expect(windowOf(page).getByRole('listitem').first()).toContainText('Резерв закончился')
})

test('NV60 MS03 MS11 MS16 MS18 «Посмотреть все» leads to five, «Показать все» to ten, and a scroll loads the rest once', async ({
  page,
}) => {
  await signIn(page, people.anna)
  await bellOf(page).click()
  await windowOf(page).getByRole('link', { name: 'Посмотреть все' }).click()
  await expect(page).toHaveURL('/messages')
  const rows = page.locator('[data-flow="messages"]').getByRole('listitem')
  await expect(rows).toHaveCount(5)
  await page.getByRole('link', { name: 'Показать все' }).click()
  await expect(rows).toHaveCount(10)
  const pages: unknown[] = []
  page.on('request', (request) => {
    const body = request.url().endsWith('/api/push-history') ? (request.postDataJSON() as { size: number }) : null
    if (body?.size === 10) pages.push(body)
  })
  await page.mouse.move(600, 500)
  // One turn to the end of the ten: where the next ten come between two turns, the second one asks for more.
  await page.mouse.wheel(0, 2_400)
  await expect(rows).toHaveCount(20)
  expect(pages).toEqual([{ offset: 10, size: 10 }])
  await page.goBack()
  await expect(rows).toHaveCount(5)
})
