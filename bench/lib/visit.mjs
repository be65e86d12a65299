// One cold visit of a page, on a slow phone and a slow network.
export const CONDITIONS = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
export const CPU_SLOWER = 4
/** The app's mark for its first usable screen; see src/app/loading/screen-loader.tsx. */
const MARK = 'screen'
/** How long the page is observed after its last event: the web font arrives late and must shift nothing. */
const QUIET = 1_000

/** Runs in the page before any of its own scripts. */
export const observe = () => {
  const seen = { paint: 0, shift: 0, longest: 0, moved: [] }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    seen.paint = list.getEntries().at(-1).startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (hadRecentInput) continue
      seen.shift += value
      seen.moved.push(...sources.map(({ node }) => node?.className || node?.nodeName || 'gone'))
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    seen.longest = Math.max(seen.longest, ...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask', buffered: true })
}

const read = (mark) => {
  const usable = performance.getEntriesByName(mark)[0]?.startTime ?? null
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= (usable ?? 0))
  const first = performance.getEntriesByName('first-contentful-paint')[0].startTime
  const script = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  return { first, paint: globalThis.seen.paint, shift: globalThis.seen.shift, usable, script }
}

/**
 * @param submits presses the page's button and waits for the result, to prove that the page is really usable
 * @returns milliseconds since the visit began, bytes of script, and the sum of layout shifts
 */
export const visit = async (browser, url, submits = null) => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'ru-RU' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', CONDITIONS)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  if (submits) await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, MARK)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(QUIET)
  const seen = await page.evaluate(read, MARK)
  await submits?.(page)
  await context.close()
  return seen
}
