import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Another live process uses the data folder. */
export class FolderTaken extends Error {
  readonly pid: number
  constructor(folder: string, pid: number) {
    super(`Папка данных ${folder} занята другим процессом (${pid}). Остановите его или задайте другую папку в DATA_DIR.`)
    this.name = 'FolderTaken'
    this.pid = pid
  }
}

/** Folders locked by this process: its own pid in a lock file does not prove that. */
const mine = new Set<string>()

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const create = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The result of the work, or null when the file has been deleted meanwhile. */
const unlessGone = <Result>(work: () => Result): Result | null => {
  try {
    return work()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/**
 * Locks a data folder for this process by `server.lock`, or takes over the lock of a dead process.
 * @returns the function that releases the folder
 * @throws FolderTaken when the lock's owner is alive
 */
export const takeFolder = (folder: string): (() => void) => {
  const path = resolve(folder)
  const file = join(path, 'server.lock')
  if (mine.has(path)) throw new FolderTaken(path, process.pid)
  while (!create(file)) {
    const pid = unlessGone(() => Number(readFileSync(file, 'utf8')))
    if (pid === null) continue
    if (pid !== process.pid && Number.isInteger(pid) && pid > 0 && isAlive(pid)) throw new FolderTaken(path, pid)
    // Of two processes that start together only one renames; the other finds the winner's new lock.
    const stale = `${file}.${process.pid}`
    unlessGone(() => renameSync(file, stale))
    rmSync(stale, { force: true })
  }
  mine.add(path)
  return () => {
    mine.delete(path)
    rmSync(file, { force: true })
  }
}
