/** Every link that the portal's pages show to somebody leads to a page that is there. */
import type { Page } from '@playwright/test'
import { enter, enterAsSeller, people } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

// Some eighty pages, one after another.
test.describe.configure({ timeout: 300_000 })

/** Where a person goes by the menu. */
const COMMON = ['/', '/messages', '/faq', '/profile/user', '/find-tool', '/term-of-use', '/privacy-policy', '/personal-data']

const isPage = (href: string): boolean => href.startsWith('/') && !/\.(?:pdf|csv|apk)$/.test(href) && !href.startsWith('/api/')

/** The inner links of the page, in its dialogs too. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  )

const rest = async (page: Page) => {
  // A window that an address opens, as the camera's, hides the page behind it from assistive technology.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Загрузка' })).toHaveCount(0)
}

/** Links of the details of some rows: one of each status is among the first, and the last of the page. */
const inDetails = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  const rows = page.getByRole('main').locator('button[aria-haspopup="dialog"]')
  for (let at = 0; at < Math.min(await rows.count(), 20); at += 4) {
    await rows.nth(at).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    found.push(...(await linksOf(page)))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  return found
}

/** The same kind of link many times over needs no more than a few visits. */
const FEW_OF_A_KIND = 6
const kindOf = (href: string): string => href.split('?')[0]?.split('/').slice(0, 2).join('/') ?? ''

const walk = async (page: Page, starts: readonly string[]): Promise<void> => {
  const found = new Set<string>()
  for (const start of starts) {
    await page.goto(start)
    await rest(page)
    for (const href of [...(await linksOf(page)), ...(await inDetails(page))]) if (isPage(href)) found.add(href)
  }
  const taken = new Map<string, number>()
  for (const href of found) {
    const count = (taken.get(kindOf(href)) ?? 0) + 1
    taken.set(kindOf(href), count)
    if (count > FEW_OF_A_KIND) continue
    await page.goto(href)
    await rest(page)
    await expect(page.getByText('Такой страницы не существует'), href).toHaveCount(0)
    await expect(page.getByText('Серийный номер не найден в базе'), href).toHaveCount(0)
    await expect(page.getByText(/^Произошла ошибка при загрузке/), href).toHaveCount(0)
  }
  // The walk has met what the lists are linked to.
  expect([...taken.keys()]).toEqual(expect.arrayContaining(starts.includes('/sales') ? ['/receipt'] : ['/tool']))
}

test('SL02 SL03 RC01 every link of a seller’s pages leads somewhere', async ({ page }) => {
  await enterAsSeller(page, people.anna)
  await walk(page, [...COMMON, '/sales', '/balance', '/payments'])
})

test('SL03 RC03 every link of a seller to companies leads somewhere', async ({ page }) => {
  await enterAsSeller(page, people.yulia)
  await walk(page, ['/', '/sales'])
})

test('TL07 IV01 every link of a customer’s pages leads somewhere', async ({ page }) => {
  await enter(page, people.maria)
  await walk(page, [...COMMON, '/user-tools'])
})

test('TL07 TL10 every link of a company’s pages leads somewhere', async ({ page }) => {
  await enter(page, people.romashka)
  await walk(page, ['/', '/user-tools', '/messages'])
})
