// Installs the project's packages when they are absent or older than the lock file.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

/** The oldest supported minor of each line of Node.js; lines above the last one are all supported. */
const OLDEST_MINOR = { 20: 19, 22: 13, 24: 0 }

/** @returns null, or the reason why this Node.js is not supported */
export const nodeProblem = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isEnough = major > 24 || minor >= (OLDEST_MINOR[major] ?? Infinity)
  return isEnough ? null : `Нужен Node.js 20.19, 22.13, 24 или новее, здесь ${process.versions.node}`
}

const isInstalled = () => {
  const marker = join(root, 'node_modules', '.package-lock.json')
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

/** @returns whether the packages are installed now */
export const installPackages = async () =>
  isInstalled() || (await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])) === 0
