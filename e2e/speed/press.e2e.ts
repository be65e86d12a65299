/** What a press on a link shows before the next screen does (D178). */
import { enterAsSeller, people } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

test('D178 a pressed link says so at once, and the screen before stays until the next one is there', async ({ page }) => {
  await enterAsSeller(page, people.anna)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Последние продажи' })).toBeVisible()
  // The screens behind the menu come while the first one is idle (D186).
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      const pending = document.querySelector('a[data-pending]')?.textContent ?? 'ничего'
      const heading = document.querySelector('main h1, main h2')?.textContent ?? 'пусто'
      const now = `${pending}: ${heading}`
      if (seen.at(-1) !== now) seen.push(now)
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-pending'] })
  })
  const link = page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: 'Продажи', exact: true })
  const before = await page.locator('main').locator('h1, h2').first().textContent()
  await link.click()
  await expect(page.getByRole('heading', { name: 'Продажи', exact: true })).toBeVisible()
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
  expect(seen[0]).toBe(`Продажи: ${before}`)
  // Behind the heading the number of rows comes later.
  expect(seen[1]).toMatch(/^ничего: Продажи/)
})
