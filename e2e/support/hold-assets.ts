import type { Page } from '@playwright/test'

/** Keeps the files of the portal with such addresses back; @returns what lets them go on. */
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
