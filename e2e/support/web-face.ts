/** A device that has the web font from an earlier visit: where a test measures texts, the font of the machine must not decide. */
import type { Page } from '@playwright/test'

/** Call it before the first page. */
export const hasWebFace = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('web-face', 'golos-text-cyrillic-wght-normal'))

/** Waits until the page wears it. */
export const wearsWebFace = (page: Page): Promise<unknown> => page.evaluate(() => document.fonts.ready)
