// The time until a flow of the atlas is open on a fresh page, and the size of the one-file atlas.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { bin, root } from '../scripts/lib/run.mjs'
import { kB, median, table } from './lib/table.mjs'

const RUNS = 5
const BUDGETS = { open: 1_000, file: 10_000_000 }
const FLOWS = readdirSync(join(root, 'docs/flows/model')).map((name) => name.replace('.json', ''))

const verdict = (isWithin) => (isWithin ? 'ok' : 'OVER')

/** Milliseconds from navigation to the frame with the diagram and every table of the flow. */
const opening = async (browser, url, flow) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'ru-RU' })
  await page.goto(url, { waitUntil: 'networkidle' })
  const time = await page.evaluate(async (name) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const begun = performance.now()
    location.hash = `#/${name}`
    while (!document.querySelector(`[data-diagram="${name}"] [data-state]`) || !document.querySelector('main table'))
      await frame()
    await frame()
    return performance.now() - begun
  }, flow)
  await page.close()
  return time
}

/** @returns whether the file is within its budget: times vary between machines and never fail */
export const run = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mst-atlas-'))
  const config = { configFile: join(root, 'vite.atlas.config.ts'), logLevel: 'warn' }
  const outDir = join(folder, 'atlas')
  await build({ ...config, build: { outDir } })
  const file = join(folder, 'atlas.html')
  execFileSync(bin('tsx'), [join(root, 'tools/atlas/export.ts'), file], { env: { ...process.env, NODE_ENV: 'production' } })
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const url = `http://127.0.0.1:${server.httpServer.address().port}/atlas/`
    await opening(browser, url, FLOWS[0])
    const rows = []
    for (const flow of FLOWS) {
      const times = []
      for (let run = 0; run < RUNS; run += 1) times.push(await opening(browser, url, flow))
      const time = median(times)
      rows.push([flow, `${Math.round(time)} ms`, `≤ ${BUDGETS.open} ms`, verdict(time <= BUDGETS.open)])
    }
    console.log(`Chromium ${browser.version()}, ${RUNS} runs, medians\n`)
    table(['a flow opens', 'median', 'budget', ''], rows)
    const { size } = statSync(file)
    const isWithin = size <= BUDGETS.file
    console.log(`\none file: ${kB(size)} kB, budget ≤ ${kB(BUDGETS.file)} kB, ${verdict(isWithin)}`)
    return isWithin
  } finally {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
