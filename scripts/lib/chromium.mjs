// A browser for the tests: Playwright's own, the system's, or one that can be installed.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { aptInstall } from './apt.mjs'
import { bin, root, run } from './run.mjs'

const SYSTEM = '/usr/bin/chromium'

/** @returns the path of a Chromium, or null */
export const findChromium = () => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  return existsSync(SYSTEM) ? SYSTEM : null
}

/** @returns whether there is a browser now */
export const installChromium = async () => {
  if ((await run(bin('playwright'), ['install', 'chromium'])) === 0 && findChromium()) return true
  return (await aptInstall('chromium')) && findChromium() !== null
}
