/** What a press on a link shows before the next screen does (D178). */
import { enterAsSeller, people } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

test('D178 a pressed link says so at once, and the screen before stays until the next one is there', async ({ page }) => {
  await enterAsSeller(page, people.anna)
  const menu = page.getByRole('navigation', { name: 'Основное меню' })
  const toSales = menu.getByRole('link', { name: 'Продажи', exact: true })
  // A screen that is not loaded yet shows its skeleton: both have been seen before the press that is looked at.
  await page.goto('/sales')
  await expect(page.getByRole('heading', { name: 'Продажи', exact: true })).toBeVisible()
  await menu.getByRole('link', { name: 'Главная', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Последние продажи' })).toBeVisible()
  await expect(page.locator('a[data-pending]')).toHaveCount(0)
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
  const before = await page.locator('main').locator('h1, h2').first().textContent()
  await toSales.click()
  await expect(page.getByRole('heading', { name: 'Продажи', exact: true })).toBeVisible()
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
  expect(seen[0]).toBe(`Продажи: ${before}`)
  // Behind the heading the number of rows comes later.
  expect(seen[1]).toMatch(/^ничего: Продажи/)
})
