/** Notes what the pages of each test load, for the choice of `npm test -- --changed` (scripts/lib/loads.mjs). */
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, type BrowserContext, type Request, type Response } from '@playwright/test'
import { ATLAS, DESK, SERVER } from '../../scripts/lib/loads.mjs'

const ASSET = /^\/assets\/([^/]+\.js)$/
/** The atlas of the server, and the one that is a file by itself. */
const OF_ATLAS = /^\/atlas\/|\/atlas\.html$/
const OF_DESK = /^\/desk(?:\/|$)/

export const test = base.extend<{ noted: void }>({
  noted: [
    async ({ browser, context }, use, info) => {
      const assets = new Set<string>()
      const units = new Set<string>()
      // A script from the cache is asked for too; only the route of a test would not let it through.
      const asked = (request: Request) => {
        // The atlas in one file carries its scripts in their addresses.
        if (request.url().startsWith('data:')) return
        const { pathname } = new URL(request.url())
        const asset = ASSET.exec(pathname)?.[1]
        if (asset) assets.add(asset)
        if (OF_ATLAS.test(pathname)) units.add(ATLAS)
        if (OF_DESK.test(pathname)) units.add(DESK)
      }
      // A held call is answered by the test: only the server's own answers have its headers.
      const answered = (response: Response) => {
        const isOfServer = 'x-content-type-options' in response.headers()
        if (isOfServer && new URL(response.url()).pathname.startsWith('/api/')) units.add(SERVER)
      }
      const listen = (one: BrowserContext) => one.on('request', asked).on('response', answered)
      for (const one of new Set([context, ...browser.contexts()])) listen(one)
      browser.on('context', listen)
      await use()
      browser.off('context', listen)
      for (const one of new Set([context, ...browser.contexts()])) one.off('request', asked).off('response', answered)
      const folder = join(info.project.outputDir, 'loads')
      mkdirSync(folder, { recursive: true })
      // The tests of tours are declared in their kit: their file is the first of their titles.
      const line = JSON.stringify({ test: `e2e/${info.titlePath[0]}`, assets: [...assets], units: [...units] })
      appendFileSync(join(folder, `${info.workerIndex}.jsonl`), `${line}\n`)
    },
    { auto: true },
  ],
})
