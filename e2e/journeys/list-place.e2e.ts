/** Whoever comes back to a list finds the place that was left, with the pages that were loaded (D160). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { enterAsSeller, people } from '../support/person.ts'

const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })
const height = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const more = (page: Page) => page.getByRole('button', { name: 'Показать еще' }).click()

/** A press of the mouse would bring the header into sight first, and leave another place. */
const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().dispatchEvent('click', { button: 0 })

/** Two pages, and 2000 pixels down. */
const goDown = async (page: Page) => {
  await page.goto('/sales')
  await expect(rowsOf(page)).toHaveCount(20)
  await more(page)
  await expect(rowsOf(page)).toHaveCount(40)
  // The page is told of it with a later frame: whoever left before that would leave the place of the button.
  await page.evaluate(async () => {
    const told = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }))
    window.scrollTo(0, 2000)
    await told
  })
  await expect.poll(() => height(page)).toBe(2000)
}

test('D160 FM15 FM18 Back and a reload lead to the same rows of a list, page by page', async ({ page }) => {
  await enterAsSeller(page, people.anna)
  await goDown(page)
  const asked: unknown[] = []
  page.on('request', (request) => {
    // The home page asks for its five latest.
    const isOfList = request.url().endsWith('/api/sale/get/all') && request.postDataJSON().size !== 5
    if (isOfList) asked.push(request.postDataJSON())
  })
  const isThere = async () => {
    await expect(rowsOf(page)).toHaveCount(40)
    await expect.poll(() => height(page)).toBe(2000)
    expect(asked.map((body) => (body as { offset: number; size: number }).size)).toEqual([20, 20])
    asked.length = 0
  }
  await follow(page, 'Главная')
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => height(page)).toBe(0)
  asked.length = 0
  await page.goBack()
  await isThere()
  await page.reload()
  await isThere()

  // A way of its own begins at the top.
  await follow(page, 'Главная')
  // The address is there before the screen is, and the list would still be the same one.
  await expect(page.getByRole('heading', { name: 'Последние продажи' })).toBeVisible()
  await follow(page, 'Продажи')
  await expect(rowsOf(page)).toHaveCount(20)
  expect(await height(page)).toBe(0)
})

test('D160 E18 whoever repairs a row comes back to its place', async ({ page }) => {
  await enterAsSeller(page, people.anna)
  await goDown(page)
  const stored = () => page.evaluate(() => sessionStorage.getItem('places'))
  await page.evaluate(() => {
    history.pushState({ usr: null, key: 'a-repair', idx: 1 }, '', '/tool?repairs=1&sn=200.00099&of=1')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  await expect(page).toHaveURL(/\/tool/)
  await expect.poll(stored).toContain('"isRepair":true')
  await follow(page, 'Продажи')
  await expect(rowsOf(page)).toHaveCount(40)
  await expect.poll(() => height(page)).toBe(2000)
  // Nothing of a row but its name is stored.
  expect(Object.keys(JSON.parse((await stored()) ?? '{}').places[0]).toSorted()).toEqual(
    ['address', 'entry', 'isRepair', 'row', 'rows', 'top', 'y'].toSorted(),
  )
})
