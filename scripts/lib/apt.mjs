// Debian packages, on systems with apt and sufficient rights.
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** @returns whether the package is installed now */
export const aptInstall = async (name) => {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], env)
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env)) === 0
}
