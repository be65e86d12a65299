/** The whole Chromium: its headless shell has no cameras and denies notifications. */
import type { LaunchOptions } from '@playwright/test'
import playwrightConfig from '../../playwright.config.ts'
import { findChromium } from '../../scripts/lib/chromium.mjs'

/**
 * Launch options for `test.use` of a separate file: they belong to a worker.
 * @param args besides the project's
 */
export const wholeBrowser = (...args: string[]): LaunchOptions => {
  const launch = playwrightConfig.use?.launchOptions
  const executablePath = findChromium()
  return { ...launch, ...(executablePath && { executablePath }), args: [...(launch?.args ?? []), ...args] }
}
