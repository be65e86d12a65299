import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { addAbortSignal } from 'node:stream'
import { join } from 'node:path'
import type { FileStore } from './ports.ts'
import { storedFile } from './stored-file.ts'

const partial = (name: string): string => `${name}.part`

const openUnlessMissing = async (path: string): Promise<FileHandle | null> => {
  try {
    return await open(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const sizeOf = async (handle: FileHandle): Promise<number> => {
  try {
    return (await handle.stat()).size
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Files in a folder of the data folder. A file gets its name only after all bytes are written. */
export const folderStore = (folder: string): FileStore => ({
  put: async (name, bytes, signal) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const unfinished = join(folder, partial(name))
    await writeFile(unfinished, bytes, { mode: 0o600, signal })
    await rename(unfinished, join(folder, name))
  },
  get: async (name, signal) => {
    signal?.throwIfAborted()
    const handle = await openUnlessMissing(join(folder, name))
    if (handle === null) return null
    const size = await sizeOf(handle)
    const source = handle.createReadStream()
    if (signal) addAbortSignal(signal, source)
    return storedFile(source, { size, sum: null, patience: null, failure: (error) => error })
  },
  // With what a crash has left half written.
  remove: async (name) => {
    for (const file of [name, partial(name)]) await rm(join(folder, file), { force: true })
  },
})
