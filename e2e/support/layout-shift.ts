/** What moves on a page by itself. */
import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  sources: readonly { node: Element | null }[]
}

/**
 * Call it before the first page. What moves while the page is still being parsed does not count: a busy browser paints what it has, once
 * a button without its word.
 */
export const observeShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      const [{ domInteractive }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
      for (const { value, sources, startTime } of list.getEntries() as Shift[])
        if (domInteractive > 0 && startTime > domInteractive)
          moved.push(`${value}: ${sources.map(({ node }) => node?.className || node?.nodeName).join(', ')}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * Waits two frames after the last change, so that its layout shift has been reported.
 * @returns each shift so far, with the class names of what has moved
 */
export const movedOn = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)
}
