import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Another process of this program uses the data folder. */
export class FolderTaken extends Error {
  constructor(folder: string) {
    super(
      `Папка данных ${folder} занята: с ней уже работает сервер или команда этой программы. ` +
        'Дождитесь, пока они закончат, или задайте другую папку в DATA_DIR.',
    )
    this.name = 'FolderTaken'
  }
}

/** How often, and how many milliseconds apart, a start asks again: of two that began together both have seen the other. */
const [TRIES, LEAST, MOST] = [5, 50, 250]

/** Sockets of the dead that are younger may belong to a process that has bound its own and does not listen yet. */
const MINUTE = 60_000

/** The longest address of a socket that every system takes, in bytes. */
const LONGEST_ADDRESS = 100

const NO_SOCKETS = new Set(['EPERM', 'EACCES', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP'])

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

const listenAt = (address: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    // The lock keeps no process alive.
    server.listen(address, () => resolve(server.unref()))
  })

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()))

/** Whether a living process holds the socket: the system answers for it, however busy it is, and for nobody after its end. */
const isHeld = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address)
    const end = (held: boolean): void => {
      socket.destroy()
      resolve(held)
    }
    socket.once('connect', () => end(true))
    socket.once('error', (error) => end(!['ECONNREFUSED', 'ENOENT'].includes(codeOf(error) ?? '')))
  })

/** Works with a folder under a name that is short enough for the addresses of its sockets. */
const shortly = async <Result>(folder: string, name: string, work: (folder: string) => Promise<Result>): Promise<Result> => {
  if (Buffer.byteLength(join(folder, name)) <= LONGEST_ADDRESS) return work(folder)
  const shorter = mkdtempSync(join(tmpdir(), 'mst-'))
  try {
    symlinkSync(folder, join(shorter, 'lock'))
    return await work(join(shorter, 'lock'))
  } finally {
    rmSync(shorter, { recursive: true, force: true })
  }
}

const removeOld = (file: string): void => {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity }
  if (mtimeMs < Date.now() - MINUTE) rmSync(file, { force: true })
}

/**
 * Holds a socket of its own in the folder, then looks for others that are held. Whoever comes second sees the first, because each holds
 * its own before it looks; no name is used twice, so nobody takes a living one for a dead one's.
 * @returns null when another process holds one
 */
const holdSocket = (folder: string): Promise<(() => Promise<void>) | null> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const name = randomBytes(6).toString('hex')
  return shortly(folder, name, async (short) => {
    const server = await listenAt(join(short, name))
    const release = async (): Promise<void> => {
      await close(server)
      rmSync(join(folder, name), { force: true })
    }
    for (const other of readdirSync(folder).filter((each) => each !== name)) {
      if (await isHeld(join(short, other))) {
        await release()
        return null
      }
      removeOld(join(folder, other))
    }
    return release
  })
}

/** Windows gives a pipe to one process, and takes it back at its end. @returns null when another process has it */
const holdPipe = async (name: string): Promise<(() => Promise<void>) | null> => {
  try {
    const server = await listenAt(`\\\\.\\pipe\\${name}`)
    return () => close(server)
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return null
    throw error
  }
}

const holdOnce = async (folder: string): Promise<(() => Promise<void>) | null> => {
  const name = `mst-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  if (process.platform === 'win32') return holdPipe(name)
  try {
    return await holdSocket(join(folder, 'lock'))
  } catch (error) {
    // A drive of another system keeps files and no sockets.
    if (!NO_SOCKETS.has(codeOf(error) ?? '')) throw error
    return holdSocket(join(tmpdir(), name))
  }
}

/**
 * Takes a data folder for this process. What says that somebody uses it is a socket which only a living process can hold: a number of a
 * process would be anybody's after a `kill -9`.
 * @returns the function that releases the folder
 * @throws FolderTaken while another process, or this one, holds it
 */
export const takeFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = realpathSync(folder)
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const release = await holdOnce(path)
    if (release) {
      // Former versions wrote a number of a process, which proves nothing.
      rmSync(join(path, 'server.lock'), { force: true })
      return release
    }
    if (tried < TRIES) await pause(LEAST + Math.random() * (MOST - LEAST))
  }
  throw new FolderTaken(path)
}
