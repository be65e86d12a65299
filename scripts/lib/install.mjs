// Installs the project's packages when they are absent or older than the lock file.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const NODE_WANTED = [20, 19]

/** @returns null, or why this Node.js will not do */
export const nodeProblem = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isEnough = major > NODE_WANTED[0] || (major === NODE_WANTED[0] && minor >= NODE_WANTED[1])
  return isEnough ? null : `Нужен Node.js ${NODE_WANTED.join('.')} или новее, здесь ${process.versions.node}`
}

const isInstalled = () => {
  const marker = join(root, 'node_modules', '.package-lock.json')
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

/** @returns whether the packages are there now */
export const installPackages = async () =>
  isInstalled() || (await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])) === 0
