// The main job of a returning seller: from opening the portal to «принято», with a scanned receipt, on a slow phone and a slow network.
// Needs the production build.
import { chromium } from '@playwright/test'
import { tsImport } from 'tsx/esm/api'
import { openPhone, tokenOf, WITHOUT_SALES } from './lib/seller.mjs'
import { startServer } from './lib/server.mjs'
import { median, table } from './lib/table.mjs'
import { CONDITIONS, CPU_SLOWER } from './lib/visit.mjs'

const RUNS = 5
const BUDGETS = { taps: 3, keys: 8 }
/** Serials of the demo world that nobody has sold. */
const SERIALS = ['10000055', '10000056', '10000057', '10000058', '10000059', '10000060']
const RECEIPT = { sum: '4990', fd: '4712', fp: '0099900011' }

const moscow = (options) => new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', ...options }).format(new Date())
const codeOf = (run) =>
  `t=${moscow({}).split('.').toReversed().join('')}T0007&s=${RECEIPT.sum}.00&fn=99604403999${String(run).padStart(5, '0')}&i=${RECEIPT.fd}&fp=${RECEIPT.fp}&n=1`

/** The screens that a seller opens every day, by a heading of each. */
const SCREENS = [
  ['/', 'Последние продажи'],
  ['/sales', 'Продажи'],
]

/** A phone on which the seller has worked before: signed in, the instructions read, the files in its cache. */
const phoneOf = async (browser, url, token) => {
  const { context, page } = await openPhone(browser, token, { permissions: ['camera', 'geolocation'] })
  for (const [path, heading] of SCREENS) {
    await page.goto(url + path)
    await page.getByRole('heading', { name: heading, exact: true }).first().waitFor()
  }
  // Once past the instructions: they are shown once per person.
  await page.goto(`${url}/tool`)
  await page.getByRole('button', { name: 'Ввести данные', exact: true }).click()
  await page.getByLabel('Серийный номер').waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', CONDITIONS)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  return { context, page }
}

/** Counts presses in the page itself. */
const count = () => {
  const counts = { taps: 0, keys: 0 }
  Object.assign(globalThis, { counts })
  addEventListener('pointerdown', () => (counts.taps += 1), true)
  addEventListener('keydown', () => (counts.keys += 1), true)
}

/** @returns milliseconds from opening the portal, taps and keys */
const sell = async (browser, url, token, serial) => {
  const { context, page } = await phoneOf(browser, url, token)
  await page.addInitScript(count)
  const begun = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: 'Сканировать чек' }).tap()
  await page.getByText(/^Чек прочитан: /).waitFor()
  const read = performance.now() - begun
  await page.getByLabel('Серийный номер').tap()
  await page.keyboard.type(serial)
  await page.getByRole('button', { name: 'Зарегистрировать', exact: true }).tap()
  await page.getByRole('heading', { name: 'Инструмент добавлен' }).waitFor()
  const done = performance.now() - begun
  const counts = await page.evaluate(() => globalThis.counts)
  await context.close()
  return { read, done, ...counts }
}

const ms = (value) => `${Math.round(value)} ms`
const verdict = (value, budget) => (value <= budget ? 'ok' : 'OVER')

/** @returns whether the measurement worked: times vary between machines and never fail */
export const run = async () => {
  const { fakeCamera, sheetWith } = await tsImport('../e2e/support/fake-camera.ts', import.meta.url)
  const server = await startServer()
  try {
    const token = await tokenOf(server.url, WITHOUT_SALES)
    const sales = []
    for (let at = 0; at < RUNS; at += 1) {
      const browser = await chromium.launch(fakeCamera('bench-main-job', sheetWith(codeOf(at))))
      sales.push(await sell(browser, server.url, token, SERIALS[at]))
      await browser.close()
    }
    const of = (key) => median(sales.map((sale) => sale[key]))
    console.log(`processor ${CPU_SLOWER} times slower, 150 ms, 1.6 Mbit/s, files in the cache, medians of ${RUNS}\n`)
    table(
      ['main job of a returning seller', 'median', 'to the budget', 'budget', ''],
      [
        ['opened to a read receipt', ms(of('read')), '', '', ''],
        ['opened to «принято»', ms(of('done')), '', '', ''],
        ['taps', of('taps'), `${(of('taps') / BUDGETS.taps).toFixed(2)} ×`, BUDGETS.taps, verdict(of('taps'), BUDGETS.taps)],
        ['keys', of('keys'), `${(of('keys') / BUDGETS.keys).toFixed(2)} ×`, BUDGETS.keys, verdict(of('keys'), BUDGETS.keys)],
      ],
    )
    return true
  } finally {
    await server.stop()
  }
}
