// A report at the desk, stepped forward and back by the keyboard: how long the frame works on a step. Needs the production build.
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { verdict } from './lib/page.mjs'
import { openPhone, tokenOf, WITH_SALES } from './lib/seller.mjs'
import { startServer } from './lib/server.mjs'
import { table } from './lib/table.mjs'

const OPERATOR = { username: '79000000090', password: '111111' }
/**
 * Milliseconds, on a processor that is not slowed down: support does not work on a phone. A step that opens another screen builds it, which is
 * no look-up (D263): it may take as long as one task of a screen.
 */
const BUDGETS = { same: 16, another: 50 }
/** A report opens at its last step. The first round loads the screens that the steps show. */
const ROUNDS = 4

/** The person opens their sales, goes to the form, types, sends it too early, and reports it. @returns the report's code */
const report = async (browser, url) => {
  const { context, page } = await openPhone(browser, await tokenOf(url, WITH_SALES))
  await page.goto(url)
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => /^recording\.\d/.test(key)))
  const bar = page.getByRole('navigation', { name: 'Разделы' })
  await bar.getByRole('link', { name: 'Продажи' }).click()
  await page.getByRole('heading', { name: 'Продажи', exact: true }).first().waitFor()
  await page.goto(`${url}/tool`)
  await page.getByRole('button', { name: 'Ввести данные', exact: true }).click()
  await page.getByLabel('Серийный номер').pressSequentially('100.00093')
  await page.getByRole('button', { name: 'Зарегистрировать', exact: true }).click()
  await page.goto(`${url}/problem`)
  await page.getByRole('button', { name: 'Отправить', exact: true }).click()
  const code = await page.getByText(/^МСТ-/).textContent()
  await context.close()
  return code
}

/** In the frame: when it was told of the step, and the last change of its page since. Its own listener comes later and draws the step. */
const watchFrame = () => {
  if (window.origin !== 'null') return
  const seen = { heard: 0, changed: null, screen: null }
  globalThis.seen = seen
  addEventListener('message', ({ data }) => {
    if (data?.kind === 'show')
      Object.assign(seen, { heard: performance.now(), changed: null, screen: document.querySelector('main [data-flow]') })
  })
  new MutationObserver(() => {
    seen.changed = performance.now()
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
}

/** At the desk: when a key was pressed, and when the frame said that its step is on the screen. */
const watchDesk = () => {
  globalThis.times = { pressed: 0, shown: 0, count: 0 }
  const { times } = globalThis
  addEventListener('keydown', () => (times.pressed = performance.now()), true)
  addEventListener('message', ({ data }) => {
    if (data?.kind === 'shown') Object.assign(times, { shown: performance.now(), count: times.count + 1 })
  })
}

const openAtDesk = async (browser, url, code) => {
  const answer = await fetch(`${url}/api/desk/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OPERATOR),
  })
  const { token } = (await answer.json()).payload
  const page = await browser.newPage({ viewport: { width: 1_280, height: 900 }, locale: 'ru-RU' })
  await page.addInitScript((kept) => {
    if (window.origin !== 'null') localStorage.setItem('deskToken', kept)
  }, token)
  await page.addInitScript(watchFrame)
  await page.goto(`${url}/support/${code}`)
  // The screen of the last step is there.
  await page.frameLocator('iframe').getByRole('main').waitFor()
  await page.evaluate(watchDesk)
  return { page, frame: page.frames().find((one) => one.url().endsWith('/replay/frame.html')) }
}

/**
 * Steps once.
 * @returns milliseconds until the frame's markup stands (0 where the step changes nothing) and from the key to the screen; whether the step is
 * of another visit, whose screen is built anew
 */
const step = async ({ page, frame }, key) => {
  const before = await page.evaluate(() => globalThis.times.count)
  await page.keyboard.press(key)
  await page.waitForFunction((count) => globalThis.times.count > count, before)
  const { markup, isAnother } = await frame.evaluate(() => {
    const { heard, changed, screen } = globalThis.seen
    return { markup: changed === null ? 0 : changed - heard, isAnother: document.querySelector('main [data-flow]') !== screen }
  })
  const shown = await page.evaluate(() => globalThis.times.shown - globalThis.times.pressed)
  return { markup, shown, isAnother }
}

const quantile = (values, part) => values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)]

/** @returns whether the measurement worked: times vary between machines and never fail */
export const run = async () => {
  const server = await startServer({ isWhole: true })
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args })
  try {
    const desk = await openAtDesk(browser, server.url, await report(browser, server.url))
    const count = (await desk.page.getByRole('list', { name: 'События записи' }).getByRole('listitem').count()) - 1
    const seen = []
    for (let round = 0; round < ROUNDS; round += 1)
      for (const key of ['ArrowLeft', 'ArrowRight'])
        for (let at = 0; at < count; at += 1) {
          const times = await step(desk, key)
          if (round > 0) seen.push(times)
        }
    const figures = (name, values) => [
      `${name}, ${values.length}`,
      ...[0.5, 0.95, 1].map((part) => `${quantile(values, part).toFixed(1)} ms`),
    ]
    const markup = (name, isAnother, budget) => {
      const values = seen.filter((one) => one.isAnother === isAnother).map((one) => one.markup)
      return [...figures(name, values), `${budget} ms`, verdict(quantile(values, 0.95) <= budget)]
    }
    console.log(`a recording of ${count + 1} steps, forward and back ${ROUNDS - 1} times\n`)
    table(
      ['a step of a replay', 'median', 'p95', 'longest', 'budget', ''],
      [
        markup('markup, the same screen', false, BUDGETS.same),
        markup('markup, a screen built anew', true, BUDGETS.another),
        [
          ...figures(
            'from the key to the screen, desk and map with it',
            seen.map(({ shown }) => shown),
          ),
          '',
          '',
        ],
      ],
    )
    return true
  } finally {
    await browser.close()
    await server.stop()
  }
}
