// A thousand serial numbers in the form of an invoice against three, in the portal's own view with its draft, on a page of its own.
import { CPU_SLOWER, ms, open, trace, verdict, withPage } from './lib/page.mjs'
import { median, table } from './lib/table.mjs'

const RUNS = 3
const FEW = 3
const MANY = 1_000
/** The longest list that is read, with repeats. */
const LONGEST = 10_000
const BUDGET = 50
const SCREENS = [
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 412, height: 823 } },
]
const STEPS = 40
const STEP = 400

const isBegin = ({ name, args }) => name === 'TimeStamp' && args?.data?.message === 'begin'

const scroll = async (page) => {
  await page.evaluate(
    async ({ steps, step }) => {
      globalThis.begin()
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      for (let at = 0; at < steps; at += 1) {
        window.scrollBy(0, step)
        await frame()
      }
      for (const top of [document.documentElement.scrollHeight, 0]) {
        window.scrollTo(0, top)
        await globalThis.quiet()
      }
    },
    { steps: STEPS, step: STEP },
  )
}

/** Types the last digits of a number into the first row. */
const type = async (page) => {
  const field = page.getByLabel('Серийный номер 1', { exact: true })
  await field.fill('100.')
  await page.evaluate(() => globalThis.begin())
  await field.pressSequentially('54321')
  await page.evaluate(() => globalThis.quiet())
}

/** A row after the last one, as a scanner adds it. */
const scan = async (page) => {
  await page.getByRole('button', { name: '+ Добавить поле' }).click()
  await page.evaluate(() => globalThis.begin())
  await page.keyboard.type('200.00001')
  await page.keyboard.press('Enter')
  await page.evaluate(() => globalThis.quiet())
}

const fill = (page, count) => page.evaluate((rows) => globalThis.fill(rows), count)

const WORK = [
  {
    what: 'a list is pasted',
    begin: async () => {},
    go: (page, count) => page.evaluate((rows) => globalThis.paste(rows, rows), count),
  },
  { what: 'the rows are checked', begin: fill, go: (page) => page.evaluate(() => globalThis.check()) },
  { what: 'a number is typed', begin: fill, go: type },
  // A document that is full has no room for the scanned one.
  { what: 'a number is scanned', begin: (page, count) => fill(page, count - 1), go: scan },
  { what: 'the rows are scrolled', begin: fill, go: scroll },
]

/** The longest task of the page's main thread during this work on so many rows. */
const longestTask = async ({ page, session }, { begin, go }, count) => {
  const runs = []
  for (let run = 0; run < RUNS; run += 1) {
    await begin(page, count)
    const longest = await trace(session, isBegin)
    await go(page, count)
    runs.push(await longest())
  }
  return median(runs)
}

const measure = async (browser, url, { name, viewport }) => {
  const rows = []
  const opened = await open(browser, url, viewport)
  for (const work of WORK) {
    const few = await longestTask(opened, work, FEW)
    const many = await longestTask(opened, work, MANY)
    rows.push([
      `${name}: ${work.what}`,
      ms(few),
      ms(many),
      `${(many / few).toFixed(1)} ×`,
      `≤ ${BUDGET} ms`,
      verdict(many <= BUDGET),
    ])
  }
  const longest = {
    begin: async () => {},
    go: (page) => page.evaluate(([count, all]) => globalThis.paste(count, all), [MANY, LONGEST]),
  }
  const most = await longestTask(opened, longest)
  rows.push([`${name}: a list of ${LONGEST} rows is pasted`, '', ms(most), '', `≤ ${BUDGET} ms`, verdict(most <= BUDGET)])
  await opened.context.close()
  return rows
}

/** Tasks are printed; they vary between machines and never fail. */
export const run = () =>
  withPage('serials', async (browser, url) => {
    const rows = []
    for (const screen of SCREENS) rows.push(...(await measure(browser, url, screen)))
    console.log(`Chromium ${browser.version()}, processor ${CPU_SLOWER} times slower, ${RUNS} runs, medians\n`)
    table(['longest task of the main thread, while', `${FEW} rows`, `${MANY} rows`, 'ratio', 'budget', ''], rows)
    return true
  })
