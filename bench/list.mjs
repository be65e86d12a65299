// A list of 10 000 rows against the same list of 100, in the table of the portal, on a page of its own.
import { CPU_SLOWER, ms, open, trace, verdict, withPage } from './lib/page.mjs'
import { median, table } from './lib/table.mjs'

const RUNS = 5
const SHORT = 100
const LONG = 10_000
const BUDGETS = { ratio: 1.3, task: 50 }
const SCREENS = [
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 412, height: 823 } },
]
/** Scrolls like a wheel or a finger, then to the end and back like the scroll bar. */
const STEPS = 60
const STEP = 400

/** Milliseconds from receiving the rows to the frame that shows them. */
const firstRows = async (browser, url, viewport, count) => {
  const { context, page } = await open(browser, url, viewport)
  const time = await page.evaluate((rows) => globalThis.show(rows), count)
  await context.close()
  return time
}

/** Where the first rows and their cells are: a long list must look like a short one. */
const layoutOf = async (browser, url, viewport, count) => {
  const { context, page } = await open(browser, url, viewport)
  await page.evaluate((rows) => globalThis.show(rows), count)
  await page.evaluate(() => globalThis.quiet())
  const layout = await page.evaluate(() =>
    [...document.querySelectorAll('tbody tr')]
      .filter((row) => !row.ariaHidden)
      .slice(0, 5)
      .flatMap((row) => [row, ...row.cells])
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')),
  )
  await context.close()
  return layout.join('\n')
}

const isScroll = ({ name }) => name === 'ScrollLayer'

/**
 * The cost of scrolling the long list: the longest main-thread task, in time of the processor and by the clock. The clock also counts
 * what else the machine did meanwhile.
 */
const scrolling = async (browser, url, viewport) => {
  const { context, page, session } = await open(browser, url, viewport)
  await page.evaluate((rows) => globalThis.show(rows), LONG)
  await page.evaluate(() => globalThis.quiet())
  const longest = await trace(session, isScroll)
  const tasks = await page.evaluate(
    async ({ steps, step }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      globalThis.tasks.length = 0
      for (let at = 0; at < steps; at += 1) {
        window.scrollBy(0, step)
        await frame()
      }
      for (const top of [document.documentElement.scrollHeight, 0]) {
        window.scrollTo(0, top)
        await globalThis.quiet()
      }
      return globalThis.tasks
    },
    { steps: STEPS, step: STEP },
  )
  const processor = await longest()
  await context.close()
  return { processor, clock: Math.max(0, ...tasks) }
}

const measure = async (browser, url, { name, viewport }) => {
  const [short, long] = [[], []]
  // The first visit includes the browser's own start.
  await firstRows(browser, url, viewport, SHORT)
  for (let run = 0; run < RUNS; run += 1) {
    short.push(await firstRows(browser, url, viewport, SHORT))
    long.push(await firstRows(browser, url, viewport, LONG))
  }
  const { processor, clock } = await scrolling(browser, url, viewport)
  const isAlike = (await layoutOf(browser, url, viewport, SHORT)) === (await layoutOf(browser, url, viewport, LONG))
  const ratio = median(long) / median(short)
  return [
    [`${name}: ${SHORT} rows`, ms(median(short)), '1.00 ×', '', ''],
    [`${name}: ${LONG} rows`, ms(median(long)), `${ratio.toFixed(2)} ×`, `≤ ${BUDGETS.ratio} ×`, verdict(ratio <= BUDGETS.ratio)],
    [`${name}: the long list looks like the short one`, isAlike ? 'yes' : 'no', '', 'yes', isAlike ? 'ok' : 'OVER'],
    [`${name}: longest task while scrolling`, ms(processor), '', `≤ ${BUDGETS.task} ms`, verdict(processor <= BUDGETS.task)],
    [`${name}: the same by the clock, if over 50 ms`, ms(clock), '', '', ''],
  ]
}

/** @returns whether a long list looks like a short one: times vary between machines and never fail */
export const run = () =>
  withPage('list', async (browser, url) => {
    const rows = []
    for (const screen of SCREENS) rows.push(...(await measure(browser, url, screen)))
    console.log(`Chromium ${browser.version()}, processor ${CPU_SLOWER} times slower, ${RUNS} runs, medians\n`)
    table(['first rows of a list', 'median', 'to 100 rows', 'budget', ''], rows)
    return rows.every(([what, value]) => !what.endsWith('the short one') || value === 'yes')
  })
