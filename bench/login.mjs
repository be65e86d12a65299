// Sign-in against a static page with the same look and no scripts, from the same server, alternating.
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { startServer } from './lib/server.mjs'
import { kB, median, table } from './lib/table.mjs'
import { visit } from './lib/visit.mjs'

/** Single visits vary by a quarter: fewer of them would measure the machine rather than the page. */
const RUNS = 15
const BUDGETS = { paint: 1.15, script: 97_000, usable: 3, shift: 0 }

/** Submitting an empty form shows its messages: only the running portal can do that. */
const submits = async (page) => {
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByText('Обязательное поле').first().waitFor()
}

const verdict = (value, budget) => (value <= budget ? 'ok' : 'OVER')
const medianOf = (visits, key) => median(visits.map((each) => each[key]))
const ms = (value) => `${Math.round(value)} ms`

const report = (reference, ours) => {
  const base = medianOf(reference, 'paint')
  const [first, paint, usable] = ['first', 'paint', 'usable'].map((key) => medianOf(ours, key))
  const script = medianOf(ours, 'script')
  const shift = Math.max(...ours.map((each) => each.shift))
  const row = (what, value, budget) => [
    what,
    ms(value),
    `${(value / base).toFixed(2)} ×`,
    `≤ ${budget.toFixed(2)} ×`,
    verdict(value / base, budget),
  ]
  table(
    ['login', 'median', 'to the reference', 'budget', ''],
    [
      ['reference: static page, largest paint', ms(base), '1.00 ×', '', ''],
      row('first paint', first, BUDGETS.paint),
      row('largest paint', paint, BUDGETS.paint),
      row('hydrated: the button submits', usable, BUDGETS.usable),
      ['JavaScript before that, brotli', `${kB(script)} kB`, '', `≤ ${kB(BUDGETS.script)} kB`, verdict(script, BUDGETS.script)],
      ['layout shift, the worst run', shift.toFixed(3), '', '0', verdict(shift, BUDGETS.shift)],
    ],
  )
}

/** @returns whether the measurement worked: times vary between machines and never fail */
export const run = async () => {
  const server = await startServer()
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    // The first visit includes the browser's and the server's own start.
    await visit(browser, `${server.url}/reference/login`)
    const reference = []
    const ours = []
    for (let run = 0; run < RUNS; run += 1) {
      reference.push(await visit(browser, `${server.url}/reference/login`))
      ours.push(await visit(browser, `${server.url}/auth/login`, submits))
    }
    console.log(`Chromium ${browser.version()}, processor 4 times slower, 150 ms, 1.6 Mbit/s, cold cache, brotli, ${RUNS} runs\n`)
    report(reference, ours)
    return true
  } finally {
    await browser.close()
    await server.stop()
  }
}
