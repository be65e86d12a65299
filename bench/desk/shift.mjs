// Fifty waiting rows, decided by an operator with keys alone: two of three approved, the others refused with a reason of the list.
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { deskLogin } from '../lib/requests.mjs'
import { median, table } from '../lib/table.mjs'
import { sellersOf, waitingRows } from './rows.mjs'

const ROWS = 50
const OPERATOR = '79000000090'
const VIEWPORT = { width: 1280, height: 800 }
/** Numbers of rows that the other measurement does not use. */
const FIRST = 100_000

/** What is pressed on a row: the verdict, and for a refusal the digit of a reason and the confirmation. */
const keysOf = (at) => (at % 3 === 2 ? ['r', String(1 + (at % 4)), 'Enter'] : ['a'])

/** In the page: whether another row than this one can be decided, or none is left. */
const hasGoneOn = (pane) => {
  if (document.querySelector('[data-flow="deskCase"]') === pane) return false
  return (
    document.querySelector('[data-flow="deskCase"][data-state="ready"]') !== null ||
    document.querySelector('[data-flow="deskCase"]') === null
  )
}

/** Decides the open row. @returns milliseconds until the next one can be decided */
const decide = async (page, keys) => {
  const pane = await page.waitForSelector('[data-flow="deskCase"][data-state="ready"]')
  const from = performance.now()
  for (const key of keys) await page.keyboard.press(key)
  await page.waitForFunction(hasGoneOn, pane, { polling: 'raf' })
  return performance.now() - from
}

const open = async (browser, url, token) => {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'ru-RU', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript((stored) => localStorage.setItem('deskToken', stored), token)
  await page.goto(`${url}/desk/queue?kind=tool`)
  return page
}

/** Prints how long a row takes the machine; reading it takes a person longer. */
export const shift = async (client, { ours, admin }) => {
  const sellers = await sellersOf(client, ours.url)
  const { token } = (await client.call(ours.url, deskLogin(OPERATOR))).payload
  // The demo world's own rows do not belong to the shift.
  await admin.query("update sales set status = 'FAIL' where status in ('PENDING', 'APPROVE_PENDING')")
  await client.fill(ours.url, waitingRows(sellers, FIRST), ROWS)
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await open(browser, ours.url, token)
    const [times, keys] = [[], []]
    for (let at = 0; at < ROWS; at += 1) {
      keys.push(keysOf(at))
      times.push(await decide(page, keysOf(at)))
    }
    const { rows } = await admin.query('select count(*)::int as decided from desk_decisions')
    const seconds = (ms) => `${(ms / 1_000).toFixed(2)} s`
    const sum = times.reduce((all, each) => all + each, 0)
    const pressed = keys.flat().length
    table(
      [`${ROWS} rows by keys alone`, 'median', 'slowest', 'all', 'keys', 'keys a row'],
      [
        [
          'a row, of machine time',
          seconds(median(times)),
          seconds(Math.max(...times)),
          seconds(sum),
          pressed,
          (pressed / ROWS).toFixed(2),
        ],
      ],
    )
    console.log(`decisions that wait for their ten seconds at the end: ${rows[0].decided}`)
  } finally {
    await browser.close()
  }
}
