import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './ports.ts'

const partial = (name: string): string => `${name}.part`

/** Files in a folder of the data folder. A file gets its name only after all bytes are written. */
export const folderStore = (folder: string): FileStore => ({
  put: async (name, bytes, signal) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const unfinished = join(folder, partial(name))
    await writeFile(unfinished, bytes, { mode: 0o600, signal })
    await rename(unfinished, join(folder, name))
  },
  get: async (name, signal) => {
    try {
      return await readFile(join(folder, name), { signal })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  },
  // With what a crash has left half written.
  remove: async (name) => {
    for (const file of [name, partial(name)]) await rm(join(folder, file), { force: true })
  },
})
