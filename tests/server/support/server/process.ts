import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { TEST_KEYS } from '../deeds/keys.ts'
import { openUnlimited } from './open-unlimited.ts'
import { asServing, TEMPLATE } from './global-setup.ts'

/** A server in a process of its own. */
export interface ServerProcess {
  url: string
  /** The address of the metrics, if METRICS_PORT is set. */
  metricsUrl: string
  /** Everything that it has written. */
  output: () => string
  signal(name: NodeJS.Signals): void
  /** How it ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/**
 * A server's data: a separate database, or a data folder, with the demo world. Creating and seeding a folder takes the embedded engine
 * most of a test; tests/server/start/data-folder.test.ts starts a server on an empty one.
 */
export const freshPlace = async (): Promise<{ env: Record<string, string>; remove: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'mst-process-'))
  const env: Record<string, string> = {
    ...TEST_KEYS,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    DATABASE_MIGRATION_URL: '',
  }
  const { engine, url, dump } = inject('engineSetup')
  if (engine === 'pglite') {
    const database = join(folder, 'data', 'db')
    mkdirSync(database, { recursive: true, mode: 0o700 })
    execFileSync('tar', ['-xf', dump, '-C', database])
  } else {
    const name = `process_${randomUUID().replaceAll('-', '')}`
    const admin = openUnlimited(url.replace('%', 'postgres'), 1)
    await admin.db.execute(`create database ${name} template ${TEMPLATE}`)
    await admin.close()
    env['DATABASE_MIGRATION_URL'] = url.replace('%', name)
    env['DATABASE_URL'] = asServing(env['DATABASE_MIGRATION_URL'])
  }
  return { env, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * The file of one of the server's entries, built from the sources of this run: what is tested in a process of its own is the built
 * server, never the sources.
 * @param entry the name of its module in `server/`, without the ending
 */
export const entryFile = (entry: string): string => join(inject('engineSetup').built, `${entry}.js`)

/** Runs one of the server's entries. */
export const runEntry = (entry: string, args: readonly string[], env: Record<string, string>) =>
  spawn(process.execPath, [entryFile(entry), ...args], {
    env: { ...process.env, MODE: 'demo', PORT: '0', PORTAL_DIR: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Runs a command of the server to its end. @returns its code and everything that it has written */
export const runToEnd = async (
  entry: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> => {
  const child = runEntry(entry, args, env)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}

/** Starts a server and waits until it listens. */
export const startProcess = async (env: Record<string, string>): Promise<ServerProcess> => {
  const child = runEntry('main', [], env)
  let output = ''
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  const found = await new Promise<{ url: string; metricsUrl: string }>((resolve, reject) => {
    const read = (data: Buffer): void => {
      output += String(data)
      const url = /^Платформа МСТ: (\S+)/m.exec(output)?.[1]
      const metricsUrl = /^Метрики: (\S+)/m.exec(output)?.[1] ?? ''
      if (url && (metricsUrl || !env['METRICS_PORT'])) resolve({ url: url.replace('localhost', '127.0.0.1'), metricsUrl })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`the server did not start:\n${output}`)))
  })
  return { ...found, output: () => output, signal: (name) => void child.kill(name), ended }
}

/** A raw connection for arbitrary bytes. */
export interface Line {
  socket: Socket
  /** What has come back. */
  got: () => string
  /** Waits until it has. */
  until(text: string): Promise<void>
  closed: Promise<void>
}

export const openLine = async (url: string): Promise<Line> => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  const waiting = new Set<() => void>()
  const look = (): void => {
    for (const each of waiting) each()
  }
  socket.on('data', (data) => {
    text += String(data)
    look()
  })
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  const until = (wanted: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const check = (): void => {
        if (!text.includes(wanted)) return
        waiting.delete(check)
        resolve()
      }
      waiting.add(check)
      void closed.then(() => reject(new Error(`«${wanted}» has not come, but:\n${text}`)))
      check()
    })
  return { socket, got: () => text, until, closed }
}
