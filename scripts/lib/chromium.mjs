// A browser for the tests: Playwright's own, the system's, or one that can be installed.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { aptInstall } from './apt.mjs'
import { bin, root, run } from './run.mjs'

const SYSTEM = '/usr/bin/chromium'
/** The browser without windows of its own takes a fifth less CPU time. It has no cameras. */
const SHELL = '/usr/bin/chromium-headless-shell'

const findOwn = () => {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}

/** @returns the path of a Chromium, or null */
export const findChromium = () => process.env.CHROMIUM_PATH ?? findOwn() ?? (existsSync(SYSTEM) ? SYSTEM : null)

/** @returns the path for tests that need no camera; undefined where Playwright finds its own browser best by itself */
export const findLightChromium = () => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (findOwn()) return undefined
  return existsSync(SHELL) ? SHELL : (findChromium() ?? undefined)
}

/** Installs a Chromium where there is none, and its light form where that can be done. @returns whether there is one now */
export const ensureChromium = async () => {
  if (process.env.CHROMIUM_PATH || findOwn()) return true
  if (!existsSync(SYSTEM) && (await run(bin('playwright'), ['install', 'chromium'])) === 0 && findOwn()) return true
  if (!existsSync(SYSTEM) && !(await aptInstall('chromium'))) return false
  // Without it the same tests run in the whole browser.
  if (!existsSync(SHELL)) await aptInstall('chromium-headless-shell')
  return true
}
