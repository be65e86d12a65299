import { randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Bytes that are laid aside. Whoever has them closes them. */
export interface Spooled {
  /** Bytes. */
  size: number
  /** All of it, in memory. */
  read: () => Promise<Buffer>
  close: () => Promise<void>
}

const readAll = async (handle: FileHandle, size: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(size)
  let at = 0
  while (at < size) {
    const { bytesRead } = await handle.read(bytes, at, size - at, at)
    if (bytesRead === 0) throw new Error('what was laid aside has become shorter')
    at += bytesRead
  }
  return bytes
}

/**
 * Lays bytes aside as they come, in a file of the temporary folder (TMPDIR) that has lost its name: nobody else can open it, and nothing is
 * left of it once it is closed or its process has ended, however that was.
 */
export const spool = async (source: AsyncIterable<Buffer>): Promise<Spooled> => {
  const path = join(tmpdir(), `mst-${randomUUID()}`)
  const handle = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    let size = 0
    for await (const chunk of source) {
      await handle.appendFile(chunk)
      size += chunk.length
    }
    return { size, read: () => readAll(handle, size), close: () => handle.close() }
  } catch (error) {
    await handle.close()
    throw error
  }
}
