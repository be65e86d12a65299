#!/usr/bin/env node
// `npm run docs:pdf`: writes the two instructions of the page /faq from pictures of the running portal, and their sizes where the
// page reads them. A step without a screen in the portal keeps its text and is listed here.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { footer, paper } from './docs-pdf/paper.mjs'
import { takePicture } from './docs-pdf/pictures.mjs'
import { startPortal, TODAY } from './docs-pdf/portal.mjs'
import { registration } from './docs-pdf/registration.mjs'
import { seller } from './docs-pdf/seller.mjs'
import { withFixedDates } from './docs-pdf/stable.mjs'
import { build } from './lib/build.mjs'
import { findChromium } from './lib/chromium.mjs'
import { root, seconds } from './lib/run.mjs'

const PORT = 4330
const SIZES = join(root, 'src', 'views', 'site', 'faq', 'instructions.ts')
/** The size limit for a download on a phone. */
const LARGEST = 2 * 1024 * 1024

const begun = Date.now()
if (!(await build())) process.exit(1)
const stop = await startPortal(PORT)
if (!stop) process.exit(1)

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

const withPictures = async ({ title, steps, ...rest }) => {
  const drawn = []
  for (const { scene, ...step } of steps) {
    const picture = scene ? await takePicture(browser, `http://localhost:${PORT}`, scene) : null
    if (scene && !picture) console.log(`${title}: «${step.title}» без картинки, на портале ещё нет ${scene.path}`)
    drawn.push({ ...step, picture })
  }
  return { ...rest, title, steps: drawn }
}

const print = async (instruction) => {
  const page = await browser.newPage()
  await page.setContent(paper(instruction), { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  const bytes = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: footer(instruction.title),
  })
  await page.close()
  return withFixedDates(bytes, TODAY)
}

/** The page shows the size, so the command writes it too. */
const rememberSize = (href, bytes) => {
  const text = readFileSync(SIZES, 'utf8')
  const line = new RegExp(String.raw`(href: '${href.replace('.', String.raw`\.`)}'.*bytes: )[\d_]+`)
  if (!line.test(text)) throw new Error(`${SIZES} does not name ${href}`)
  writeFileSync(SIZES, text.replace(line, `$1${String(bytes).replaceAll(/\B(?=(\d{3})+$)/g, '_')}`))
}

try {
  for (const instruction of [seller, registration]) {
    const bytes = await print(await withPictures(instruction))
    if (bytes.length > LARGEST) throw new Error(`${instruction.href} has ${bytes.length} bytes, at most ${LARGEST} are allowed`)
    writeFileSync(join(root, 'public', instruction.href), bytes)
    rememberSize(instruction.href, bytes.length)
    console.log(`public${instruction.href}: ${Math.round(bytes.length / 1024)} КБ`)
  }
} finally {
  await browser.close()
  await stop()
}
console.log(`готово за ${seconds(begun)}`)
