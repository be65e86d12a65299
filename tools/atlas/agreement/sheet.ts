/**
 * `npm run atlas:sheet -- <scenario|portal> [folder]`: prints a sheet of the built atlas to PDF, and keeps what its hash is of under
 * docs/agreements/parts, so that it can be said later what changed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { preview } from 'vite'
import { findChromium } from '../../../scripts/lib/chromium.mjs'
import { PORTAL_TITLE, portalText } from '../../../src/atlas/agreement/portal.ts'
import { PORTAL, shortHash } from '../../../src/atlas/agreement/statement.ts'
import { flows } from '../../../src/atlas/flows.ts'
import { hashOf, keepPart, readPart } from './parts.ts'
import { AGREEMENTS } from './verify.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The width of A4 between the margins, so that what is measured on the screen is right on paper. */
const PAPER = { width: 703, height: 1000 }

interface Sheet {
  scenario: string
  title: string
  hash: string
}

/** Keeps the contents of a sheet. @returns null for an unknown scenario */
const keep = (scenario: string): Sheet | null => {
  const listed = flows.filter(({ flow }) => scenario === PORTAL || flow === scenario)
  if (listed.length === 0) return null
  const parts = listed.map(({ flow }) => readPart(flow))
  for (const { hash, text } of parts) keepPart(AGREEMENTS, hash, text)
  if (scenario !== PORTAL) return parts[0] ? { scenario, title: parts[0].title, hash: parts[0].hash } : null
  const text = portalText(parts)
  keepPart(AGREEMENTS, hashOf(text), text)
  return { scenario, title: PORTAL_TITLE, hash: hashOf(text) }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const footer = ({ title, hash }: Sheet): string =>
  `<p style="width:100%;margin:0 12mm;font:8px sans-serif;color:#555;display:flex;justify-content:space-between">
    <span>${escaped(title)} · ${shortHash(hash)}</span>
    <span>Страница <span class="pageNumber"></span> из <span class="totalPages"></span></span>
  </p>`

/** Screens come after the page: each in a frame that says when it is there. */
const settle = async (page: Page): Promise<void> => {
  await page.locator('h1').waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => document.fonts.ready)
  for (const frame of page.frames().slice(1)) await frame.locator('[data-flow]').first().waitFor({ state: 'attached' })
}

const print = async (browser: Browser, address: string, sheet: Sheet): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: PAPER })
  await page.goto(`${address}#/?sheet=${sheet.scenario}`)
  await settle(page)
  return page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: footer(sheet),
  })
}

const write = async (sheet: Sheet, folder: string): Promise<string> => {
  const server = await preview({ configFile: join(ROOT, 'vite.atlas.config.ts'), logLevel: 'error', preview: { port: 0 } })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const bytes = await print(browser, server.resolvedUrls?.local[0] ?? '', sheet)
    mkdirSync(folder, { recursive: true })
    const file = join(folder, `${sheet.scenario}.${sheet.hash.replace('sha256:', '').slice(0, 8)}.pdf`)
    writeFileSync(file, bytes)
    return file
  } finally {
    await browser.close()
    await server.close()
  }
}

const [scenario = '', folder = 'dist/sheets'] = process.argv.slice(2)
const sheet = keep(scenario)
if (sheet) {
  const file = await write(sheet, resolve(folder))
  console.log(`«${sheet.title}», ${sheet.hash}`)
  console.log(`${relative(process.cwd(), file)}; содержание сохранено в ${relative(process.cwd(), AGREEMENTS)}/parts`)
} else {
  console.error(`Назовите сценарий: ${PORTAL}, ${flows.map(({ flow }) => flow).join(', ')}`)
  process.exitCode = 1
}
