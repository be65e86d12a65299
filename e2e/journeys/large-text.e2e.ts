/** Text at 150 % on a narrow phone: no screen scrolls sideways (WCAG 1.4.4, 1.4.10). */
import type { Page } from '@playwright/test'
import { enter, enterAsSeller, people } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const WIDTH = 360

test.use({ viewport: { width: WIDTH, height: 740 } })

/** As a phone's own setting does: every size in rem grows, the screen does not. */
const enlargeText = (page: Page) =>
  page.addInitScript(() => {
    const enlarge = () => document.documentElement.style.setProperty('font-size', '150%', 'important')
    if (document.documentElement) enlarge()
    else
      new MutationObserver((_, observer) => {
        observer.disconnect()
        enlarge()
      }).observe(document, { childList: true })
  })

/** What is wider than the page, the innermost of it, so that a failure names its cause. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate((width) => {
    if (document.documentElement.scrollWidth <= width) return []
    const isClipped = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true
      return false
    }
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5 && !isClipped(element),
    )
    const told = wide.map(
      (element) => `${element.tagName.toLowerCase()}.${element.className} «${element.textContent.slice(0, 40)}»`,
    )
    return [`the page is ${document.documentElement.scrollWidth} px wide`, ...told.slice(-4)]
  }, WIDTH)

const walk = async (page: Page, paths: readonly string[]) => {
  await enlargeText(page)
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[data-flow][data-state*="oading"]')).toHaveCount(0)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    for (const told of await tooWide(page)) found.push(`${path}: ${told}`)
  }
  expect(found).toEqual([])
}

test('WCAG 1.4.4 strangers: nothing is wider than the page with text at 150 %', async ({ page }) => {
  await walk(page, ['/auth/login', '/auth/registration', '/auth/recovery', '/delete', '/faq', '/term-of-use', '/nowhere'])
})

test('WCAG 1.4.4 an administrator at work as a seller: nothing is wider than the page with text at 150 %', async ({ page }) => {
  await enterAsSeller(page, people.igor)
  await walk(page, [
    '/',
    '/sales',
    '/tool?screen=form',
    '/legal-entity-register-sale',
    '/profile/user',
    '/profile/user?sub=user-form',
    '/profile/point',
    '/profile/payment',
    '/balance',
    '/payments',
    '/messages',
    '/sellers',
    '/sellers-requests',
    '/owner',
  ])
})

test('WCAG 1.4.4 a customer: nothing is wider than the page with text at 150 %', async ({ page }) => {
  await enter(page, people.maria)
  await walk(page, ['/', '/user-tools', '/tool?screen=form', '/profile/user', '/messages', '/nowhere'])
})

test('WCAG 1.4.4 a company: nothing is wider than the page with text at 150 %', async ({ page }) => {
  await enter(page, people.romashka)
  await walk(page, ['/', '/user-tools', '/legal-entity-tool', '/profile/user', '/messages'])
})
