/** Takes the still screens of a commit: builds its atlas apart and shows there every screen that its models know. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { preview } from 'vite'
import { findChromium } from '../../../scripts/lib/chromium.mjs'
import { stamp } from '../../../model/kit/stamp.ts'
import { cutFor } from '../../../src/atlas/page/data/variants.ts'
import { ROOT } from '../diff/sources.ts'
import type { StoredModel } from '../diff/system.ts'
import { openFrame, stylesOf, takeFlow, type Ask } from './stage.ts'
import type { Stills } from './store.ts'

/** The device of the comparison's screens; a frame is as high as its highest screen. */
const FRAME = { width: 360, height: 1_800 }

/** The atlas of a commit, whatever the files here are like. The packages are those of today. */
const buildAtlas = (commit: string, folder: string): void => {
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  execFileSync(join(ROOT, 'node_modules/.bin/vite'), ['build', '--config', 'vite.atlas.config.ts', '--logLevel', 'warn'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/**
 * What stands behind a window has no recorded text and depends on the way there: only configurations of one state, one start and
 * the same texts count as one screen.
 * @returns a configuration of each screen, and the number of the screen of every configuration
 */
const asksOf = ({ walks, texts }: StoredModel): { asks: Ask[]; configs: number[] } => {
  const numbers = new Map<string, number>()
  const asks: Ask[] = []
  const configs = walks.configs.map(({ state, input }, config) => {
    const key = `${texts?.configs[config] ?? config} ${state} ${input}`
    const number = numbers.get(key) ?? asks.push(cutFor(walks, config)) - 1
    numbers.set(key, number)
    return number
  })
  return { asks, configs }
}

/** The page brings the fonts itself; a source map would be asked for. */
const plainStyle = (style: string): string =>
  style.replaceAll(/@font-face\s*\{[^}]*\}/g, '').replaceAll(/\/\*# sourceMappingURL=.*?\*\//g, '')

const openStage = async (browser: Browser, address: string): Promise<Page> => {
  const page = await browser.newPage({
    viewport: { width: 800, height: FRAME.height },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // What counts up or fades in stands still at once.
    reducedMotion: 'reduce',
  })
  await page.clock.setFixedTime(stamp.now)
  // The functions are sent as text, and the compiler has put names into them.
  await page.addInitScript('globalThis.__name = (named) => named')
  // A page of the frame's own origin, with nothing of its own.
  await page.route(`${address}stage`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }))
  await page.goto(`${address}stage`)
  await page.evaluate(openFrame, { ...FRAME, src: `${address}screen.html` })
  return page
}

const takeAll = async (page: Page, models: ReadonlyMap<string, () => StoredModel>): Promise<Stills> => {
  const flows: Stills['flows'] = {}
  for (const [flow, load] of models) {
    const { asks, configs } = asksOf(load())
    flows[flow] = { ...(await page.evaluate(takeFlow, { flow, asks })), configs }
    console.log(`${flow}: ${asks.length}`)
  }
  const styles: string[] = []
  for (const href of await page.evaluate(stylesOf)) styles.push(await (await fetch(href)).text())
  return { style: plainStyle(styles.join('\n')), flows }
}

/**
 * @param commit its full name
 * @param models of that commit
 * @throws with a text for people where there is no browser
 */
export const recordStills = async (commit: string, models: ReadonlyMap<string, () => StoredModel>): Promise<Stills> => {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Нет Chromium: экраны выпуска снимает он (npx playwright install chromium)')
  const folder = mkdtempSync(join(tmpdir(), 'stills-'))
  try {
    buildAtlas(commit, folder)
    const server = await preview({
      configFile: false,
      root: join(folder, 'src/atlas'),
      base: '/atlas/',
      logLevel: 'error',
      build: { outDir: join(folder, 'dist/atlas') },
      preview: { port: 0 },
    })
    const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
    try {
      return await takeAll(await openStage(browser, server.resolvedUrls?.local[0] ?? ''), models)
    } finally {
      await browser.close()
      await server.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
