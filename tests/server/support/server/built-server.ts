import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../..')

/** The server and its commands as files that Node runs by itself. */
export interface BuiltServer {
  folder: string
  remove: () => void
}

/**
 * Builds the server from the sources as they are now, for the tests that start it in a process of its own. Translating the sources at
 * each start costs as much as the whole build, and an operator runs the built server, too. The folder is this run's own, so that
 * another run or a server that runs from dist/server loses nothing, and lies in the project, where Node finds the packages.
 */
export const buildServer = async (): Promise<BuiltServer> => {
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, 'dist', 'server-of-tests-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const args = ['build', '--config', 'vite.server.config.ts', '--outDir', folder, '--logLevel', 'error']
  const build = spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    // Vitest's own would make a build for tests.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [code] = (await once(build, 'exit')) as [number | null]
  if (code === 0) return { folder, remove }
  remove()
  throw new Error(`the server cannot be built for the tests: exit code ${code}`)
}
