#!/usr/bin/env node
// `npm run screens`: photographs the scenes of tools/atlas/scenes at three widths from the atlas, where the portal's own views
// stand in any configuration, and writes docs/screens with a page that shows them side by side. `npm run screens -- tool` redraws
// the scenes whose name begins so; `--dark` draws them in the dark theme, to be looked at in test-results/screens-dark.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { tsImport } from 'tsx/esm/api'
import { build, preview } from 'vite'
import { findChromium } from './lib/chromium.mjs'
import { root, seconds } from './lib/run.mjs'

const { pictureOf, scenes, SIZES } = await tsImport('../tools/atlas/scenes/scenes.ts', import.meta.url)
const { showOf } = await tsImport('../tools/atlas/scenes/way.ts', import.meta.url)
const { stamp } = await tsImport('../model/kit/stamp.ts', import.meta.url)

const QUALITY = 60
/** A list of twenty cards is too tall: the picture is cut here. */
const TALLEST = 1600

const words = process.argv.slice(2)
const isDark = words.includes('--dark')
const wanted = words.find((word) => !word.startsWith('--')) ?? ''
const begun = Date.now()
const folder = isDark ? join(root, 'test-results', 'screens-dark') : join(root, 'docs', 'screens')
mkdirSync(folder, { recursive: true })

/** An overlay is positioned on the screen, not on the whole page. */
const isCovered = async (page) => (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0

/** On narrow screens another button does the same. */
const press = async (page, names) => {
  await page.evaluate(() => window.postMessage({ type: 'touch', on: true }, location.origin))
  const buttons = names.map((name) => page.getByRole('button', { name, exact: typeof name === 'string' }))
  const button = buttons.reduce((all, one) => all.or(one))
  await button.filter({ visible: true }).first().click()
}

/** A page of a device's width for one scene after the other. */
const openPage = async (browser, viewport) => {
  const context = await browser.newContext({ viewport, locale: 'ru-RU', timezoneId: 'Europe/Moscow', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.clock.setFixedTime(stamp.now)
  return page
}

const photograph = async (page, url, scene) => {
  const { width } = page.viewportSize()
  await page.goto(url)
  await page.locator('body[inert]').waitFor({ state: 'attached' })
  // The atlas itself is always light.
  if (isDark) await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
  await page.evaluate((message) => window.postMessage(message, location.origin), await showOf(scene))
  await page.locator('[data-flow]').first().waitFor({ state: 'attached' })
  if (scene.press) await press(page, scene.press)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  // What was pressed is still under the mouse.
  await page.mouse.move(0, 0)
  await page.evaluate(() => window.scrollTo(0, 0))
  const picture = sharp(await page.screenshot({ fullPage: !(await isCovered(page)), caret: 'hide', animations: 'disabled' }))
  const { height } = await picture.metadata()
  await picture
    .extract({ left: 0, top: 0, width, height: Math.min(TALLEST, height) })
    .webp({ quality: QUALITY })
    .toFile(join(folder, pictureOf(scene, width)))
}

const built = mkdtempSync(join(tmpdir(), 'screens-'))
const config = { configFile: join(root, 'vite.atlas.config.ts'), logLevel: 'warn', build: { outDir: built } }
await build(config)
const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const chosen = scenes.filter(({ name }) => name.startsWith(wanted))
try {
  const url = `http://127.0.0.1:${server.httpServer.address().port}/atlas/screen.html`
  for (const size of SIZES) {
    const page = await openPage(browser, size)
    for (const scene of chosen) await photograph(page, url, scene)
    await page.context().close()
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(built, { recursive: true, force: true })
}

const kept = new Set(scenes.flatMap((scene) => SIZES.map(({ width }) => pictureOf(scene, width))))
for (const name of readdirSync(folder)) if (name.endsWith('.webp') && !kept.has(name)) rmSync(join(folder, name))

const cell = (scene, width) => `<img src="${pictureOf(scene, width)}" alt="${width} px" width="${Math.round(width / 3)}">`
const section = (scene) => `## ${scene.title}\n\n${SIZES.map(({ width }) => cell(scene, width)).join(' ')}\n`
writeFileSync(
  join(folder, 'README.md'),
  `# Экраны\n\nСнято командой \`npm run screens\` в атласе: 360, 768 и 1280 px. Что стоит вокруг экрана, шапка и подвал, показывает сценарий «Сессия».\n\n${scenes.map(section).join('\n')}`,
)
console.log(`${chosen.length * SIZES.length} картинок за ${seconds(begun)}: ${relative(root, folder)}/README.md`)
