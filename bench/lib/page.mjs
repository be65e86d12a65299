// A page that is built for a benchmark only, and what its main thread does. Users never get it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { root } from '../../scripts/lib/run.mjs'

export const CPU_SLOWER = 4

const serve = async (name, outDir) => {
  // Icons as in the portal: see vite.config.ts.
  const alias = [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: join(root, 'src/ui/base/create-icon.ts') }]
  const config = {
    root: join(root, 'bench', name),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { alias },
  }
  await build({ ...config, build: { outDir, emptyOutDir: true, target: 'es2022' } })
  return preview({ ...config, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
}

/** Builds and serves bench/<name> and gives its address and a browser to the measurement. @returns what that returns */
export const withPage = async (name, measure) => {
  const folder = mkdtempSync(join(tmpdir(), `mst-${name}-`))
  const server = await serve(name, folder)
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    return await measure(browser, `http://127.0.0.1:${server.httpServer.address().port}/`)
  } finally {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A page on a slow processor. */
export const open = async (browser, url, viewport) => {
  const context = await browser.newContext({ viewport, locale: 'ru-RU' })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  return { context, page, session }
}

/**
 * Records what the threads of the page do.
 * @param isBegin whether an event is the first one that counts: before it the trace itself is being set up
 * @returns stops it, and the longest task of the page's main thread in milliseconds, in time of the processor
 */
export const trace = async (session, isBegin) => {
  const events = []
  const keep = ({ value }) => events.push(...value)
  session.on('Tracing.dataCollected', keep)
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'toplevel,devtools.timeline' })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    session.off('Tracing.dataCollected', keep)
    const begins = events.filter(isBegin)
    const main = begins[0]?.name === 'TimeStamp' ? begins[0] : events.find(({ name }) => name === 'Layout')
    const begun = Math.min(...begins.map(({ ts }) => ts))
    const isOwn = ({ name, pid, tid, ts, dur = 0 }) =>
      name.endsWith('RunTask') && pid === main?.pid && tid === main.tid && ts + dur >= begun
    const tasks = events.filter(isOwn)
    return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000
  }
}

export const ms = (value) => `${Math.round(value)} ms`
export const verdict = (isWithin) => (isWithin ? 'ok' : 'OVER')
