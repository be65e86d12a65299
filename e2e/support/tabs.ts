/** One tab's notifications by another. */
import type { Page } from '@playwright/test'

export const tokenOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token'))

/**
 * From now on the server does not answer this tab's requests with its sign-in: only another tab can tell it that the session is
 * over. This proves «at once» without a clock: lists and points renew themselves, which would reveal the end too, but later.
 */
export const hearsTabsAlone = async (page: Page) => {
  const token = await tokenOf(page)
  await page.route('**/api/**', (route) => (route.request().headers()['token'] === token ? undefined : route.continue()))
}
