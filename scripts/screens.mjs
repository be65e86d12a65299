#!/usr/bin/env node
// `npm run screens`: drives the built portal against its real server and writes pictures of every screen and its main
// states at three widths to docs/screens/, with a page that shows them side by side. `npm run screens -- tool` redraws
// the scenes whose name begins so.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { tsImport } from 'tsx/esm/api'
import { build } from './lib/build.mjs'
import { findChromium } from './lib/chromium.mjs'
import { root, seconds } from './lib/run.mjs'
import { wearWebFace } from './lib/web-face.mjs'
import { scenes } from './screens/scenes.mjs'

const PORT = 4320
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]
const QUALITY = 60
/** A list of twenty cards is a long picture: this much of it is enough. */
const TALLEST = 1600

const wanted = process.argv[2] ?? ''
const begun = Date.now()
const folder = join(root, 'docs', 'screens')
mkdirSync(folder, { recursive: true })

if (!(await build())) process.exit(1)

const data = mkdtempSync(join(tmpdir(), 'screens-'))
const server = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  env: { ...process.env, MODE: 'demo', PORT: String(PORT), DATA_DIR: data },
})
const ready = await new Promise((resolve) => {
  server.once('message', () => resolve(true))
  server.once('exit', () => resolve(false))
})
if (!ready) process.exit(1)

/** The camera sees a receipt whose code has been cut off: it looks on and on. */
const { fakeCamera, sheetWithout } = await tsImport('../e2e/support/fake-camera.ts', import.meta.url)
const browser = await chromium.launch(
  fakeCamera('screens', sheetWithout(), {
    executablePath: findChromium() ?? undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }),
)
let drawn = 0
try {
  for (const { name, steps } of scenes.filter((scene) => scene.name.startsWith(wanted)))
    for (const viewport of SIZES) {
      const context = await browser.newContext({
        baseURL: `http://localhost:${PORT}`,
        viewport,
        locale: 'ru-RU',
        timezoneId: 'Europe/Moscow',
        reducedMotion: 'reduce',
      })
      // The question about cookies has been answered: it has a picture of its own.
      await context.addInitScript(() => localStorage.setItem('consent', '3'))
      const page = await context.newPage()
      await steps(page)
      // The first screen does without the web face, and what was pressed last is still under the mouse.
      await wearWebFace(page)
      await page.mouse.move(0, 0)
      await page.evaluate(() => window.scrollTo(0, 0))
      // What lies over the screen has its place on the screen alone, not on the whole of the page.
      const cover = page
        .getByRole('dialog')
        .or(page.getByRole('alertdialog'))
        .or(page.getByRole('region', { name: 'Файлы cookie' }))
      const isCovered = (await cover.count()) > 0
      const picture = sharp(await page.screenshot({ fullPage: !isCovered }))
      const { height } = await picture.metadata()
      await picture
        .extract({ left: 0, top: 0, width: viewport.width, height: Math.min(TALLEST, height) })
        .webp({ quality: QUALITY })
        .toFile(join(folder, `${name}-${viewport.width}.webp`))
      await context.close()
      drawn += 1
    }
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await new Promise((resolve) => {
    server.once('exit', resolve)
  })
  rmSync(data, { recursive: true, force: true })
}

const cell = (name, width) => `<img src="${name}-${width}.webp" alt="${width} px" width="${Math.round(width / 3)}">`
const section = ({ name, title }) => `## ${title}\n\n${SIZES.map(({ width }) => cell(name, width)).join(' ')}\n`
writeFileSync(
  join(folder, 'README.md'),
  `# Экраны\n\nСнято командой \`npm run screens\` с работающего портала: 360, 768 и 1280 px.\n\n${scenes.map(section).join('\n')}`,
)
console.log(`${drawn} картинок за ${seconds(begun)}: docs/screens/README.md`)
