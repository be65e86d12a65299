/**
 * Keys that a server makes for itself where the environment names none: a file each, open to the owner alone, in the folder `keys` of the
 * data folder. The former one lies beside it, `.old`.
 */
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readKeyFile } from './key-file.ts'

/** The folder, in the data folder. */
export const KEYS = 'keys'

export const ownKeyFile = (dataDir: string, name: string): string => join(dataDir, KEYS, name.toLowerCase())
const formerKeyFile = (dataDir: string, name: string): string => `${ownKeyFile(dataDir, name)}.old`

/** After a power failure the entry is there, too: what the key was carried over from may be deleted. */
const keepEntry = (path: string): void => {
  // Windows opens no folders.
  if (process.platform === 'win32') return
  const folder = openSync(dirname(path), 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/** Writes a file whole or not at all; of several who write it at once the first one counts. */
const writeOnce = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, text, { flag: 'wx', mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  keepEntry(path)
}

/** 256 random bits, as a key is written. */
export const freshKey = (): string => randomBytes(32).toString('hex')

/**
 * The server's own key, made at its first use, and the one before it.
 * @param inherited the value that it is made of; null for a new one
 * @throws BadKey when a file cannot be read
 */
export const ownKeys = (dataDir: string, name: string, inherited: string | null): { current: string; former: string | null } => {
  const [path, former] = [ownKeyFile(dataDir, name), formerKeyFile(dataDir, name)]
  if (!existsSync(path)) writeOnce(path, inherited ?? freshKey())
  return { current: readKeyFile(name, path), former: existsSync(former) ? readKeyFile(name, former) : null }
}

/** The server's own key where it has one, and nothing is made. @throws BadKey when the file cannot be read */
export const peekOwnKey = (dataDir: string, name: string): string | null => {
  const path = ownKeyFile(dataDir, name)
  return existsSync(path) ? readKeyFile(name, path) : null
}

/**
 * Makes a successor of the server's own key, which becomes the former one. Broken off in between, it is finished by the next who asks for
 * the key: it is not there, so it is made.
 */
export const replaceOwnKey = (dataDir: string, name: string): void => {
  renameSync(ownKeyFile(dataDir, name), formerKeyFile(dataDir, name))
  ownKeys(dataDir, name, null)
}
