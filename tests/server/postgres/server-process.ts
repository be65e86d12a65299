import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEST_KEYS } from '../support/deeds/keys.ts'
import { entryFile } from '../support/server/process.ts'

/** A server in its own process, as operators run it. */
export interface ServerProcess {
  url: string
  isAlive(): boolean
  /** Its output about the exit, for a failed test. */
  complaints(): string
  stop(): Promise<void>
}

/** Starts the demo portal on a database. */
export const startServer = async (databaseUrl: string): Promise<ServerProcess> => {
  const folder = mkdtempSync(join(tmpdir(), 'mst-server-'))
  const child = spawn(process.execPath, [entryFile('main')], {
    env: {
      ...process.env,
      MODE: 'demo',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      ...TEST_KEYS,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const [, port] = /Платформа МСТ: http:\/\/localhost:(\d+)/.exec(printed) ?? []
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    void exited.then(() => reject(new Error(`the server did not start: ${complaints}`)))
  })
  return {
    url,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    complaints: () => complaints,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
