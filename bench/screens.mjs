// The screens that a seller opens every day, on a slow phone and a slow network: opened with an empty cache against an empty page of
// the same server, and by a press from another screen. Needs the production build.
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { openPhone, tokenOf, WITH_SALES } from './lib/seller.mjs'
import { startServer } from './lib/server.mjs'
import { median, table } from './lib/table.mjs'
import { CONDITIONS, CPU_SLOWER, observe } from './lib/visit.mjs'

const RUNS = 3
/** So long nothing has come: a screen's rows, its pictures and the web font are there. Polls come every five seconds. */
const QUIET = 2_500
/** Milliseconds at this speed of the processor: until the frame after a press, of one task, and of all of them until the screen is shown. */
const BUDGETS = { frame: 50, longest: 50, work: 150, shift: 0 }

/**
 * By what is there when the screen can be used, and the link that leads to it. The heading of sales stands above placeholders at first: the rows
 * in the phone's window tell.
 */
const HOME = { name: 'home', path: '/', link: 'Главная', shown: 'Последние продажи' }
const SALES = { name: 'sales', path: '/sales', link: 'Продажи', shown: 'Продажи', rows: 7 }
const ADD_TOOL = { name: 'add-tool', path: '/tool', link: 'Сканировать чек', shown: 'Регистрация продажи с чеком' }
const EMPTY = { name: 'empty page', path: '/reference/empty.html', shown: 'Пустая страница' }

const slow = async (page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', CONDITIONS)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  return session
}

/** Milliseconds of all tasks of the page so far. */
const totalOf = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000
}

/** In the page: whether nothing has come for so long. */
const isQuiet = (quiet) => {
  const came = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd)
  return performance.now() - Math.max(0, ...came) > quiet
}
const settle = async (page) => {
  await page.waitForTimeout(QUIET)
  await page.waitForFunction(isQuiet, QUIET, { polling: 250 })
}

const heading = (page, name) => page.getByRole('heading', { name, exact: true }).first()

/** A visit with an empty cache. */
const cold = async (browser, url, token, { path, shown }) => {
  const { context, page } = await openPhone(browser, token)
  await page.addInitScript(observe)
  const session = await slow(page)
  await session.send('Performance.enable')
  await page.goto(url + path, { waitUntil: 'commit' })
  await heading(page, shown).waitFor()
  await settle(page)
  const total = await totalOf(session)
  const seen = await page.evaluate(() => ({
    ...globalThis.seen,
    first: performance.getEntriesByName('first-contentful-paint')[0].startTime,
  }))
  await context.close()
  return { ...seen, total }
}

/**
 * In the page: marks the next press, the frame after it, and the first one with this heading and so many rows. It waits by changes of the
 * document: asking in every frame would make the page draw frames that it does not need, and count them.
 */
const markPress = ({ shown, rows }) => {
  // A heading may end with the number of the rows.
  const isHeaded = () => [...document.querySelectorAll('h1, h2')].some(({ textContent }) => textContent.startsWith(shown))
  const isShown = () => isHeaded() && document.querySelectorAll('main [data-row]').length >= rows
  globalThis.pressed = new Promise((resolve) => {
    let timing = null
    const painted = new PerformanceObserver((list) => {
      timing ??= list.getEntries().find(({ name }) => name === 'click')
    })
    painted.observe({ type: 'event', durationThreshold: 16 })
    const press = ({ timeStamp }) => {
      performance.mark('press-begun')
      requestAnimationFrame(() => performance.mark('press-framed'))
      const finish = () => {
        performance.mark('press-shown')
        const time = performance.now() - timeStamp
        // The browser tells of a press some time after its frame.
        setTimeout(() => {
          painted.disconnect()
          resolve({ frame: timing?.duration ?? 0, time })
        }, 500)
      }
      const look = () => {
        if (!isShown()) return
        changes.disconnect()
        requestAnimationFrame(finish)
      }
      const changes = new MutationObserver(look)
      changes.observe(document, { childList: true, subtree: true, characterData: true })
    }
    addEventListener('click', press, { capture: true, once: true })
  })
}

/**
 * Records the main thread. @returns stops it, and the processor time of its tasks since the press: until the next frame and with it, until the
 * frame that shows the screen and with it, and the longest of them
 */
const traceWork = async (session) => {
  const events = []
  const take = ({ value }) => events.push(...value)
  session.on('Tracing.dataCollected', take)
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'toplevel,blink.user_timing' })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    session.off('Tracing.dataCollected', take)
    const [begun, framed, shown] = ['press-begun', 'press-framed', 'press-shown'].map((mark) =>
      events.find(({ name }) => name === mark),
    )
    const isOwn = ({ name, pid, tid, ts, dur = 0 }) =>
      name.endsWith('RunTask') && pid === begun.pid && tid === begun.tid && ts + dur >= begun.ts && ts <= shown.ts
    const tasks = events.filter(isOwn).map(({ ts, tdur = 0 }) => ({ ts, work: tdur / 1_000 }))
    const sum = (some) => some.reduce((all, { work }) => all + work, 0)
    return {
      untilFrame: sum(tasks.filter(({ ts }) => ts <= framed.ts)),
      work: sum(tasks),
      longest: Math.max(0, ...tasks.map(({ work }) => work)),
    }
  }
}

/** In the page: shows the finished screen once more as mere markup. This is the browser's own part of the work, in the same minute. */
const showMarkup = () =>
  new Promise((resolve) => {
    const main = document.querySelector('main')
    const copy = main.cloneNode(false)
    const markup = main.innerHTML
    performance.mark('press-begun')
    copy.innerHTML = markup
    main.replaceWith(copy)
    requestAnimationFrame(() => {
      performance.mark('press-framed')
      performance.mark('press-shown')
      setTimeout(() => {
        copy.replaceWith(main)
        resolve()
      }, 500)
    })
  })

/** @returns the cost of a press on the bar's link, and the browser's own part of it */
const press = async (page, session, { link, shown, rows = 0 }) => {
  const bar = page.getByRole('navigation', { name: 'Разделы' })
  const target = await bar.getByRole('link', { name: link, exact: true }).boundingBox()
  await page.evaluate(markPress, { shown, rows })
  const stop = await traceWork(session)
  await page.touchscreen.tap(target.x + target.width / 2, target.y + target.height / 2)
  const times = await page.evaluate(() => globalThis.pressed)
  const cost = { ...(await stop()), ...times }
  await settle(page)
  const stopMarkup = await traceWork(session)
  await page.evaluate(showMarkup)
  const { work: markup } = await stopMarkup()
  return { ...cost, markup }
}

/** Presses from screen to screen, with everything at hand; and the form once more as the first press of a page that was just opened. */
const presses = async (browser, url, token) => {
  const { context, page } = await openPhone(browser, token)
  await page.addInitScript(observe)
  const session = await slow(page)
  const costs = new Map()
  const seen = []
  const take = (name, cost) => costs.set(name, [...(costs.get(name) ?? []), cost])
  const home = async (go) => {
    await go()
    await heading(page, HOME.shown).waitFor()
    await settle(page)
  }
  const logo = page.getByRole('link', { name: 'МСТ, на главную' })
  await home(() => page.goto(url))
  // The first turn fetches what no screen has asked for before.
  for (let turn = 0; turn <= RUNS; turn += 1) {
    for (const place of [SALES, HOME, ADD_TOOL]) {
      const cost = await press(page, session, place)
      if (turn > 0) take(place.name, cost)
    }
    // The form has no bar of its own, and the camera's window is over its header.
    await page.keyboard.press('Escape')
    await home(() => logo.tap())
  }
  seen.push(await page.evaluate(() => globalThis.seen))
  for (let turn = 0; turn < RUNS; turn += 1) {
    await home(() => page.goto(url))
    take(`${ADD_TOOL.name}, the first press`, await press(page, session, ADD_TOOL))
    seen.push(await page.evaluate(() => globalThis.seen))
  }
  await context.close()
  return { costs, shift: Math.max(...seen.map(({ shift }) => shift)), moved: seen.flatMap(({ moved }) => moved) }
}

const ms = (value) => `${Math.round(value)} ms`
const times = (value, of) => (of > 0 ? `${(value / of).toFixed(2)} ×` : '')
const verdict = (value, budget) => (value <= budget ? 'ok' : 'OVER')
const of = (runs, key) => median(runs.map((run) => run[key]))
const whatMoved = (moved) => [...new Set(moved)].join(', ')

const printCold = (visits, empty) =>
  table(
    ['opened, empty cache', 'first paint', 'largest paint', 'to the empty page', 'longest task', 'all tasks', 'layout shift', ''],
    visits.map(({ name, runs }) => {
      const shift = Math.max(...runs.map((run) => run.shift))
      const moved = whatMoved(runs.flatMap((run) => run.moved))
      const paint = of(runs, 'paint')
      const tasks = [ms(of(runs, 'longest')), ms(of(runs, 'total'))]
      return [
        name,
        ms(of(runs, 'first')),
        ms(paint),
        times(paint, empty),
        ...tasks,
        shift.toFixed(4),
        `${verdict(shift, BUDGETS.shift)} ${moved}`,
      ]
    }),
  )

const printPresses = ({ costs, shift, moved }) => {
  table(
    [
      'a press, everything at hand',
      'next frame',
      'work until it',
      'longest task',
      'work until shown',
      'to its markup',
      'shown',
      'budget',
      '',
    ],
    [...costs].map(([name, runs]) => {
      const [untilFrame, longest, work] = [of(runs, 'untilFrame'), of(runs, 'longest'), of(runs, 'work')]
      const isKept = untilFrame <= BUDGETS.frame && longest <= BUDGETS.longest && work <= BUDGETS.work
      const budget = `≤ ${BUDGETS.frame}, ${BUDGETS.longest}, ${BUDGETS.work} ms of work`
      return [
        name,
        ms(of(runs, 'frame')),
        ms(untilFrame),
        ms(longest),
        ms(work),
        times(work, of(runs, 'markup')),
        ms(of(runs, 'time')),
        budget,
        isKept ? 'ok' : 'OVER',
      ]
    }),
  )
  console.log(`\nlayout shift of all presses: ${shift.toFixed(4)} ${verdict(shift, BUDGETS.shift)} ${whatMoved(moved)}`)
}

/** @returns whether nothing moves: times vary between machines and never fail */
export const run = async () => {
  const server = await startServer()
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const token = await tokenOf(server.url, WITH_SALES)
    const visits = []
    for (const screen of [EMPTY, HOME, SALES, ADD_TOOL]) {
      const runs = []
      for (let turn = 0; turn < RUNS; turn += 1) runs.push(await cold(browser, server.url, token, screen))
      visits.push({ name: screen.name, runs })
    }
    console.log(`processor ${CPU_SLOWER} times slower, 150 ms, 1.6 Mbit/s, medians of ${RUNS}\n`)
    printCold(visits, of(visits[0].runs, 'paint'))
    const moves = await presses(browser, server.url, token)
    console.log()
    printPresses(moves)
    return visits.every(({ runs }) => runs.every(({ shift }) => shift === 0)) && moves.shift === 0
  } finally {
    await browser.close()
    await server.stop()
  }
}
