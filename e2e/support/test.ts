/** The base test of this suite: any page error or console message fails it. */
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { test as base } from './noted.ts'

/**
 * The browser's own messages about staged answers, and the messages of portal and desk to those who run them (ER11, SL21).
 * Playwright's recorder refetches a picture whose bytes it has missed, and the page's policy forbids that. The listener below
 * still reports the portal's own code: it has a source file, the recorder has none. And the browser's message
 * about an address without https, which one journey opens.
 */
const EXPECTED = [
  /^Failed to load resource/,
  /^(?:portal|desk):/,
  /^Connecting to 'blob:/,
  /^The Cross-Origin-Opener-Policy header has been ignored, because the URL's origin was untrustworthy/,
]

/**
 * In a new document Playwright's clock steps sometimes run before its clock: they find none. An error of the
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

/** The context serves the next test too: pending requests end here, and this setting is not reset. */
const leaveToNext = async (page: Page) => {
  const context = page.context()
  for (const one of [context, ...context.pages()]) await one.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
}

/** Playwright's own side of a context; it runs in this process. */
interface Side {
  clearCache?: () => Promise<void>
}
interface WithConnection {
  _connection?: { toImpl?: (context: BrowserContext) => Side | undefined }
}

/**
 * Between tests Playwright empties what the context has stored, and the cache too: every test would load and compile all scripts
 * anew. They are the same in the whole run, under names with their hashes. Playwright has no setting for it; a version that
 * has this elsewhere only takes longer.
 */
const keepCache = (context: BrowserContext): void => {
  const side = (context as unknown as WithConnection)._connection?.toImpl?.(context)
  if (side?.clearCache) side.clearCache = async () => {}
}

export const test = base.extend<{ complaints: void }>({
  context: async ({ context }, give) => {
    keepCache(context)
    await give(context)
  },
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
