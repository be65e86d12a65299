/** A server of its own outside of demo mode, on an empty database: what demo mode leaves out, above all the second factor of operators. */
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { findPostgres } from '../../scripts/lib/find-postgres.mjs'
import { startPostgres } from '../../tests/server/support/server/postgres.ts'
import { production } from '../../tests/server/support/server/production.ts'

export interface ProductionServer {
  /** http://localhost:1234 */
  url: string
  stop: () => Promise<void>
}

const run = promisify(execFile)

/** The role of the server, which does not own the tables (E15). */
const SERVING = 'mst_serving'

interface Database {
  env: Record<string, string>
  /** The embedded database has no room for a command beside the server. */
  isEmbedded: boolean
  stop: () => Promise<void>
}

/** A database that nobody else has: PostgreSQL where it is installed, which makes the tables ten times as fast. */
const freshDatabase = async (): Promise<Database> => {
  if (findPostgres() === null) return { env: { DATABASE_URL: '' }, isEmbedded: true, stop: () => Promise.resolve() }
  const postgres = await startPostgres()
  const owner = postgres.urlOf('postgres')
  const admin = new Client({ connectionString: owner })
  await admin.connect()
  await admin.query(`create role ${SERVING} login`)
  await admin.end()
  const env = { DATABASE_MIGRATION_URL: owner, DATABASE_URL: owner.replace('mst@', `${SERVING}@`) }
  return { env, isEmbedded: false, stop: () => postgres.stop() }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Starts the built server and waits until it listens. @returns what ends it */
const listening = (env: NodeJS.ProcessEnv): Promise<() => Promise<void>> =>
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
      if (/^Платформа МСТ: \S+/m.test(output)) resolve(end)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('exit', () => reject(new Error(`the server did not start:\n${output}`)))
  })

/**
 * Starts a server, which makes its tables, and runs commands on its database; beside an embedded one they cannot run, so that the server
 * steps aside for them.
 * @param commands entries of `dist/server` with their arguments
 * @returns the server, and what each command has printed
 */
export const startProduction = async (
  commands: readonly (readonly string[])[],
): Promise<{ server: ProductionServer; printed: string[] }> => {
  const folder = mkdtempSync(join(tmpdir(), 'mst-production-'))
  const port = String(await freePort())
  // Pages of another origin are answered 403: it has to be this one, and has to be known beforehand.
  const own = { PORT: port, PUBLIC_ORIGIN: `http://localhost:${port}`, DATA_DIR: folder, DRAIN_SECONDS: '0' }
  const database = await freshDatabase()
  const env = { ...process.env, ...production, ...own, ...database.env }
  const first = await listening(env)
  if (database.isEmbedded) await first()
  const printed: string[] = []
  for (const [entry = '', ...args] of commands)
    printed.push((await run(process.execPath, [join('dist/server', entry), ...args], { env })).stdout)
  const end = database.isEmbedded ? await listening(env) : first
  const stop = async () => {
    await end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { server: { url: own.PUBLIC_ORIGIN, stop }, printed }
}
