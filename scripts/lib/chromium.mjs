// A browser for the tests: Playwright's own, the system's, or one that can be installed.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { aptInstall } from './apt.mjs'
import { bin, root, run } from './run.mjs'

/** Without a window's own pages it takes a fifth less of the processors than the whole browser. */
const SHELL = '/usr/bin/chromium-headless-shell'
const SYSTEM = [SHELL, '/usr/bin/chromium']

const findOwn = () => {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}

/** @returns the path of a Chromium, or null */
export const findChromium = () => process.env.CHROMIUM_PATH ?? findOwn() ?? SYSTEM.find((path) => existsSync(path)) ?? null

/** Looks for the browser that is best for the tests, and installs it where that can be done. @returns whether there is one now */
export const ensureChromium = async () => {
  if (process.env.CHROMIUM_PATH || findOwn() || existsSync(SHELL)) return true
  if (await aptInstall('chromium-headless-shell')) return true
  if (findChromium()) return true
  if ((await run(bin('playwright'), ['install', 'chromium'])) === 0 && findOwn()) return true
  return (await aptInstall('chromium')) && findChromium() !== null
}
