/** A server of its own outside of demo mode, on an empty database: what demo mode leaves out, above all the second factor of operators. */
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPostgres } from '../../scripts/lib/find-postgres.mjs'
import { startPostgres } from '../../tests/server/support/server/postgres.ts'
import { production } from '../../tests/server/support/server/production.ts'

export interface ProductionServer {
  /** http://localhost:1234 */
  url: string
  stop: () => Promise<void>
}

const run = promisify(execFile)

/** @returns the environment of a database that nobody else has, PostgreSQL where it is installed, and what ends it */
const freshDatabase = async (folder: string): Promise<{ env: Record<string, string>; stop: () => Promise<void> }> => {
  if (findPostgres() === null) return { env: { DATABASE_URL: '' }, stop: () => Promise.resolve() }
  const postgres = await startPostgres()
  return { env: { DATABASE_URL: postgres.urlOf('postgres'), DATA_DIR: folder }, stop: () => postgres.stop() }
}

/** Starts the built server and waits until it listens. */
const listening = (env: NodeJS.ProcessEnv): Promise<{ url: string; end: () => Promise<void> }> =>
  new Promise((resolve, reject) => {
    const server = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const ended = new Promise<void>((done) => server.once('exit', () => done()))
    const end = () => {
      server.kill('SIGTERM')
      return ended
    }
    let output = ''
    const read = (data: Buffer) => {
      output += String(data)
      const url = /^Платформа МСТ: (\S+)/m.exec(output)?.[1]
      if (url) resolve({ url: url.replace('127.0.0.1', 'localhost'), end })
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('exit', () => reject(new Error(`the server did not start:\n${output}`)))
  })

/**
 * Runs commands of the server on its database, then starts it: with the embedded database they cannot run beside it.
 * @param commands entries of `dist/server` with their arguments
 * @returns the server, and what each command has printed
 */
export const startProduction = async (
  commands: readonly (readonly string[])[],
): Promise<{ server: ProductionServer; printed: string[] }> => {
  const folder = mkdtempSync(join(tmpdir(), 'mst-production-'))
  const database = await freshDatabase(folder)
  const env = { ...process.env, ...production, DATA_DIR: folder, PORT: '0', DRAIN_SECONDS: '0', ...database.env }
  const printed: string[] = []
  for (const [entry = '', ...args] of commands)
    printed.push((await run(process.execPath, [join('dist/server', entry), ...args], { env })).stdout)
  const { url, end } = await listening(env)
  const stop = async () => {
    await end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { server: { url, stop }, printed }
}
