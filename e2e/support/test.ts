/** The test of this suite: whatever a page complains about, in words or in the console, fails it. */
import { expect, test as base, type Page } from '@playwright/test'

/**
 * The browser's own word about answers that a test has staged, and the portal's word to its operators (ER11, SL21).
 * Playwright's recorder fetches a picture anew whose bytes it has missed, and the page's policy forbids that. Code of the
 * portal that did so is named by the listener below: it has a source file, the recorder has none. And what a browser says
 * of an address without https, which one journey opens.
 */
const EXPECTED = [
  /^Failed to load resource/,
  /^portal:/,
  /^Connecting to 'blob:/,
  /^The Cross-Origin-Opener-Policy header has been ignored, because the URL's origin was untrustworthy/,
]

/**
 * A new document runs Playwright's steps of the clock before its clock, now and then: they find none. An error of the
 * portal has a file of the portal in its stack.
 */
const isOfClock = ({ message, stack = '' }: Error) => message.endsWith("(reading 'controller')") && !stack.includes('/assets/')

const watch = async (page: Page, problems: string[]) => {
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !EXPECTED.some((pattern) => pattern.test(text))) problems.push(`console: ${text}`)
  })
  page.on('pageerror', (error) => {
    if (!isOfClock(error)) problems.push(`page: ${error.stack ?? error.message}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      if (event.blockedURI === 'blob' && event.sourceFile === '') return
      console.error(`CSP: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  })
}

/** The context serves the next test too: requests that are still under way end here, and this setting is not reset. */
const leaveToNext = async (page: Page) => {
  const context = page.context()
  for (const one of [context, ...context.pages()]) await one.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
}

export const test = base.extend<{ complaints: void }>({
  complaints: [
    async ({ page, reuseContext }, use) => {
      const problems: string[] = []
      await watch(page, problems)
      await use()
      if (reuseContext) await leaveToNext(page)
      expect(problems, 'the page complains about nothing').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
