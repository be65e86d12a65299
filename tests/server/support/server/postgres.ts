import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findPostgres } from '../../../../scripts/lib/find-postgres.mjs'

/** PostgreSQL for the tests: its own folder, no fsync. */
export interface TestPostgres {
  /** The address of a database of this server. */
  urlOf(database: string): string
  /** Suspends all its processes: connections stay open, nothing answers. @returns the function that resumes them */
  freeze(): Promise<() => Promise<void>>
  /** A fast shutdown, then a start with the same data and port. */
  restart(): Promise<void>
  stop(): Promise<void>
}

interface Options {
  /** Committed data survives a crash of PostgreSQL (not of the machine). */
  isDurable?: boolean
}

const START_TIMEOUT = 30_000

/** PostgreSQL refuses to run as root, so it runs as an unprivileged user. */
const unprivileged = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
      )
      if (uid && gid) return { uid, gid }
    } catch {
      // The user does not exist here: the next name.
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

const pidsOf = async (client: Client): Promise<number[]> => {
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
  return rows.map(({ pid }) => pid)
}

/**
 * The processes that a stopped parent has started, from the system: one that a client has just got does not stand in PostgreSQL's
 * own list yet.
 * @returns null where the system has no such files
 */
const childrenOf = (pid: number): number[] | null => {
  if (!existsSync(`/proc/${pid}/stat`)) return null
  // The signal may still be on its way.
  while (!/\) T /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

/** Starts PostgreSQL from the installed binaries in a temporary folder. */
export const startPostgres = async ({ isDurable = false }: Options = {}): Promise<TestPostgres> => {
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
    `synchronous_commit=${isDurable ? 'on' : 'off'}`,
    'full_page_writes=off',
    // Waiting for a deadlock to be noticed is what a test of random writes mostly did: a second each by default.
    'deadlock_timeout=100ms',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
  ]
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings.flatMap((setting) => ['-c', setting])]
  const urlOf = (database: string): string => `postgresql://mst@127.0.0.1:${port}/${database}`

  const launch = () => {
    const server = spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' })
    return { server, exited: new Promise<void>((resolve) => server.once('exit', () => resolve())) }
  }
  let { server, exited } = launch()

  const shutDown = async (): Promise<void> => {
    // SIGINT is PostgreSQL's fast shutdown, which does not wait for connections.
    server.kill('SIGINT')
    // A failed test may have left it suspended.
    server.kill('SIGCONT')
    await exited
  }
  const stop = async (): Promise<void> => {
    await shutDown()
    rmSync(folder, { recursive: true, force: true })
  }
  const untilItAnswers = async (): Promise<void> => {
    const deadline = Date.now() + START_TIMEOUT
    while (!(await answers(urlOf('postgres')))) {
      if (server.exitCode !== null || Date.now() > deadline) {
        await stop()
        throw new Error('PostgreSQL для тестов не запустился')
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const restart = async (): Promise<void> => {
    await shutDown()
    ;({ server, exited } = launch())
    await untilItAnswers()
  }
  const freeze: TestPostgres['freeze'] = async () => {
    const client = new Client({ connectionString: urlOf('postgres') })
    await client.connect()
    // The parent process first, so that it starts no more processes during the count.
    server.kill('SIGSTOP')
    const pids = childrenOf(server.pid!) ?? (await pidsOf(client))
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    return async () => {
      for (const pid of pids) process.kill(pid, 'SIGCONT')
      server.kill('SIGCONT')
      await client.end()
    }
  }
  await untilItAnswers()
  return { urlOf, freeze, restart, stop }
}
