/** What a member's first visit asks for, in which order, and that nothing moves while the answers come. */
import type { Page } from '@playwright/test'
import { holdAssets } from '../support/hold-assets.ts'
import { movedOn, observeShift } from '../support/layout-shift.ts'
import { enter, enterAsSeller, people } from '../support/person.ts'
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

const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Загрузка…' })
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'МСТ, на главную' })

/** What the session of a seller begins with: the page itself sends it. */
const SESSION = ['/api/user/v2/legal/get', '/api/user', '/api/account/current/balance']

/** What the page itself sends for the screen of an address. */
const OF_PLACES = { '/': ['/api/sale/overview', '/api/sale/get/all'], '/sales': ['/api/sale/get/all'], '/tool': [] }
const OF_SCREENS = OF_PLACES['/']

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
    // A style sheet is awaited before a screen is drawn: one that only the scripts ask for holds it up.
    const worn = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => new URL(href).pathname),
    )
    const markup = await (await page.request.get(path)).text()
    expect(worn.length).toBeGreaterThan(1)
    expect(worn.filter((one) => !brought.includes(one) && !markup.includes(`"${one}"`))).toEqual([])
    const firstCallIn = () => paths.findIndex((one) => one.startsWith('/api/') && ![...SESSION, ...OF_SCREENS].includes(one))
    // The heading may be there before it.
    await expect.poll(firstCallIn).toBeGreaterThan(-1)
    const firstCall = firstCallIn()
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

for (const path of ['/', '/sales', '/nowhere'])
  test(`D274 ${path} has its header and says that it loads before any script has come; its screen takes the place`, async ({
    page,
  }) => {
    await enterAsSeller(page, people.anna)
    const release = await holdAssets(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    await expect(logo(page)).toBeVisible()
    await expect(loading(page)).toBeVisible()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(loading(page)).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(1)
  })

test('D274 where the scripts cannot come nothing is said to be loading', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/sales', { waitUntil: 'commit' })
  await expect(page.getByRole('alert').filter({ hasText: 'Портал не загрузился' })).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
})

test('D274 a browser without scripts is told so, and nothing seems to load', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/sales')
  await expect(page.locator('noscript')).toBeVisible()
  await expect(loading(page)).toBeHidden()
  await context.close()
})

test('SC05 SC07 SC08 a seller’s session asks before any script has come, in its order, and each call once', async ({ page }) => {
  await enterAsSeller(page, people.anna)
  const release = await holdAssets(page, '**/assets/*.js')
  const paths = watchRequests(page)
  const calls = () => paths.filter((one) => SESSION.includes(one))
  await page.goto('/sales', { waitUntil: 'commit' })
  await expect.poll(calls).toEqual(SESSION)
  release()
  await expect(page.getByRole('heading', { name: 'Продажи' })).toBeVisible()
  await expect(page.getByText(/^300\.0000[1-3]/).first()).toBeVisible()
  expect(calls()).toEqual(SESSION)
})

for (const [path, own] of Object.entries(OF_PLACES))
  test(`a seller’s ${path} asks what its screen shows before any script has come, each call once`, async ({ page }) => {
    await enterAsSeller(page, people.anna)
    const release = await holdAssets(page, '**/assets/*.js')
    const paths = watchRequests(page)
    const calls = (till = paths.length) => paths.slice(0, till).filter((one) => OF_SCREENS.includes(one))
    // The session's calls are sent first, and all of them at once.
    const session = page.waitForRequest('**/api/account/current/balance')
    await page.goto(path, { waitUntil: 'commit' })
    await session
    await expect.poll(calls).toEqual(own)
    release()
    // A screen asks when it is mounted, and the bell after that; later calls ask for news.
    const ofBell = () => paths.indexOf('/api/push-history/count')
    await expect.poll(ofBell).toBeGreaterThan(-1)
    expect(calls(ofBell())).toEqual(own)
    if (own.length > 0) await expect(page.getByText(/^300\.0000[1-3]/).first()).toBeVisible()
    // What is asked later is answered anew.
    await page.waitForFunction(() => globalThis.early === undefined)
  })

test('an address with a choice is asked for by its screen, for that choice alone', async ({ page }) => {
  await enterAsSeller(page, people.anna)
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sale/get/all')) asked.push(request.postDataJSON())
  })
  await page.goto('/sales?sort=saleDate')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked[0]).toMatchObject({ sortBy: 'saleDate', sortDirection: 'asc' })
})

test('SC05 SC07 a customer may be a company: the session’s calls wait for each other', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mode', 'customer'))
  await enter(page, people.romashka)
  const legal = await holdCall(page, '/user/v2/legal/get')
  const paths = watchRequests(page)
  await page.goto('/')
  await legal.waits()
  expect(paths.filter((one) => SESSION.includes(one))).toEqual(SESSION.slice(0, 1))
  legal.release()
  await expect(page.getByRole('button', { name: 'Меню пользователя: ООО Ромашка' })).toBeVisible()
  expect(paths).not.toContain('/api/user')
  for (const own of OF_SCREENS) expect(paths).not.toContain(own)
})

test('what the bar leads to comes while nothing else is to be done, and opens without a network', async ({ page, context }) => {
  await enterAsSeller(page, people.anna)
  const brought = page.waitForResponse(/\/assets\/add-tool-[^/]*\.js$/)
  await page.goto('/')
  await (await brought).finished()
  await context.setOffline(true)
  await page
    .getByRole('link', { name: /^Сканировать чек/ })
    .first()
    .click()
  // The scanner is a part of its own; the form behind it is whole.
  await page.getByRole('dialog', { name: 'QR-код чека' }).getByRole('button', { name: 'Закрыть' }).click()
  await expect(page.getByRole('heading', { name: 'Регистрация продажи с чеком' })).toBeVisible()
  await context.setOffline(false)
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
