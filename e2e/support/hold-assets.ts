import type { Page } from '@playwright/test'

/** Holds requests for the portal's files with such addresses; @returns a function that releases them. */
export const holdAssets = async (page: Page, pattern: string): Promise<() => void> => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return release
}
