/** What one tab hears of another. */
import type { Page } from '@playwright/test'

export const tokenOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token'))

/**
 * From now on the server answers this tab's sign-in no more: that it is over the tab hears from another tab or never. So
 * «at once» is proved without a clock: lists and points ask by themselves now and then, which would find it out too, later.
 */
export const hearsTabsAlone = async (page: Page) => {
  const token = await tokenOf(page)
  await page.route('**/api/**', (route) => (route.request().headers()['token'] === token ? undefined : route.continue()))
}
