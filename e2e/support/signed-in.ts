/** Starting a held-API test as a signed-in seller. */
import type { Page } from '@playwright/test'

/** The device has a token and the seller's mode before the portal starts. */
export const startAsSeller = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.setItem('token', 'token-of-at-least-22-characters')
    localStorage.setItem('mode', 'seller')
  })
