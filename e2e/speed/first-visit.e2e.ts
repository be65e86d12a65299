/** What a member's first visit asks for, in which order, and that nothing moves while the answers come. */
import type { Page } from '@playwright/test'
import { movedOn, observeShift } from '../support/layout-shift.ts'
import { enterAsSeller, people } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

// A first visit: no cache of another test is warm.
test.use({ reuseContext: false })

/** Paths of the requests so far, in the order in which they were made. */
const watchRequests = (page: Page): string[] => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** Holds the calls with this path; @returns waits until one has come, and lets it and all later ones go */
const holdCall = async (page: Page, path: string) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let calls = 0
  await page.route(`**/api${path}`, async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  return { waits: () => expect.poll(() => calls, `${path} is under way`).toBeGreaterThan(0), release }
}

const isFont = (path: string): boolean => path.endsWith('.woff2')

/** What the page itself has asked for. */
const broughtBy = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[fetchpriority="low"]')].map(({ href }) => new URL(href).pathname),
  )

for (const [path, heading] of [
  ['/', 'Последние продажи'],
  ['/sales', 'Продажи'],
  ['/tool', 'Регистрация продажи с чеком'],
] as const)
  test(`${path} brings the files of its screen before its scripts run, and none that it does not use`, async ({
    page,
    browser,
  }) => {
    await enterAsSeller(page, people.anna)
    const paths = watchRequests(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    const brought = await broughtBy(page)
    expect(brought.length).toBeGreaterThan(10)
    const firstCall = paths.findIndex((one) => one.startsWith('/api/'))
    expect(Math.max(...brought.map((one) => paths.indexOf(one)))).toBeLessThan(firstCall)
    // None twice, although the scripts ask for them too.
    for (const one of brought) expect(paths.filter((other) => other === one)).toHaveLength(1)

    const context = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      storageState: await page.context().storageState(),
    })
    const other = await context.newPage()
    await other.addInitScript(() => {
      Object.defineProperty(HTMLLinkElement.prototype, 'fetchPriority', {
        set: () => {
          throw new Error('no hints here')
        },
      })
    })
    const needed = watchRequests(other)
    await other.goto(path)
    await expect(other.getByRole('heading', { name: heading })).toBeVisible()
    expect(await broughtBy(other)).toEqual([])
    expect(brought.filter((one) => !needed.includes(one))).toEqual([])
    await context.close()
  })

test('a stranger’s page brings no screen of members', async ({ page }) => {
  await page.goto('/sales')
  await expect(page).toHaveURL(/\/auth\/login/)
  expect(await broughtBy(page)).toEqual([])
})

test('the web font comes after the first rows', async ({ page }) => {
  await enterAsSeller(page, people.anna)
  const paths = watchRequests(page)
  const list = await holdCall(page, '/sale/get/all')
  // The last call of the page, behind which only the rows are missing.
  const bell = page.waitForResponse('**/api/push-history')
  await page.goto('/')
  await list.waits()
  await bell
  expect(paths.filter(isFont)).toEqual([])
  list.release()
  await expect.poll(() => paths.filter(isFont).length).toBe(2)
})

for (const width of [320, 360, 768, 1280])
  test(`at ${width} px nothing moves on the home page, whatever comes when`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await observeShift(page)
    await enterAsSeller(page, people.anna)
    const calls = []
    for (const path of ['/user', '/account/current/balance', '/sale/overview', '/sale/get/all'])
      calls.push(await holdCall(page, path))
    await page.goto('/')
    // The header stands before it is known who looks.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Уведомления' })).toBeVisible()
    for (const call of calls) {
      await call.waits()
      expect(await movedOn(page)).toEqual([])
      call.release()
    }
    await expect(page.getByText('после проверки').first()).toBeVisible()
    await expect(page.getByText(/^300\.0000[1-3]/).first()).toBeVisible()
    expect(await movedOn(page)).toEqual([])
  })
