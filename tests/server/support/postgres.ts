import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findPostgres } from './find-postgres.mjs'

/** A PostgreSQL of the tests: its own folder, nothing flushed to disk. */
export interface TestPostgres {
  /** The address of a database of this server. */
  urlOf(database: string): string
  stop(): Promise<void>
}

const START_TIMEOUT = 30_000

/** PostgreSQL refuses to run as root: then it runs as an unprivileged user. */
const unprivileged = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
      )
      if (uid && gid) return { uid, gid }
    } catch {
      // No such user on this system: the next name.
    }
  }
  throw new Error('PostgreSQL для тестов нельзя запустить от root: нет ни пользователя postgres, ни nobody')
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const answers = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Starts PostgreSQL from the installed binaries in a temporary folder. */
export const startPostgres = async (): Promise<TestPostgres> => {
  const bin = findPostgres()
  if (!bin) throw new Error('Для тестов нужен PostgreSQL 15 или новее (PostgreSQL is not installed): apt-get install postgresql')
  const owner = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'mst-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'mst', '--auth=trust', '--encoding=UTF8', '--no-sync'], {
    ...options,
    stdio: 'ignore',
  })
  const port = await freePort()
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
  ]
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' })
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const urlOf = (database: string): string => `postgresql://mst@127.0.0.1:${port}/${database}`
  const stop = async (): Promise<void> => {
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for connections.
    server.kill('SIGINT')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  const deadline = Date.now() + START_TIMEOUT
  while (!(await answers(urlOf('postgres')))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error('PostgreSQL для тестов не запустился')
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { urlOf, stop }
}
