/** What a store gives, checked while it is read. */
import { createHash } from 'node:crypto'
import { addAbortSignal, pipeline, Transform } from 'node:stream'
import type { Readable, TransformCallback } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { storeAway } from './away.ts'
import type { FileStore, StoredFile } from './ports.ts'

/** What the whole file must be. */
export interface Expected {
  size: number
  /** SHA-256 in hex; null where the store keeps none. */
  sum: string | null
  /** How long the store may take for the next bytes while they are wanted, milliseconds; null for any time. */
  patience: number | null
  /** Turns a failure of the source into the one that its reader gets. */
  failure: (error: Error) => Error
}

/** Ends a stream whose source keeps its reader waiting. A reader who takes nothing is not the source's fault. */
const endWhenSilent = (stream: Transform, patience: number): { heard: () => void; stop: () => void } => {
  const timer = setTimeout(() => {
    if (stream.writableNeedDrain) timer.refresh()
    else stream.destroy(storeAway('the file store does not go on'))
  }, patience)
  stream.on('drain', () => timer.refresh())
  return { heard: () => timer.refresh(), stop: () => clearTimeout(timer) }
}

/**
 * Passes a file on chunk by chunk. The last chunk is held back until size and digest are known to be right, so that nobody takes a part,
 * or other bytes, for the whole file. Destroyed by its reader, it destroys the source.
 */
export const storedFile = (source: Readable, { size, sum, patience, failure }: Expected): StoredFile => {
  const digest = createHash('sha256')
  let seen = 0
  let held: Buffer | null = null
  const isWhole = (): boolean => seen === size && (sum === null || digest.digest('hex') === sum)
  const stream: Transform = new Transform({
    transform: (chunk: Buffer, _encoding, done: TransformCallback) => {
      watch?.heard()
      digest.update(chunk)
      seen += chunk.length
      const before = held
      held = chunk
      if (before === null) done()
      else done(null, before)
    },
    flush: (done: TransformCallback) => {
      if (!isWhole()) done(storeAway('the file store gives other bytes than it was given'))
      else if (held === null) done()
      else done(null, held)
    },
  })
  const watch = patience === null ? null : endWhenSilent(stream, patience)
  source.once('error', (error) => stream.destroy(failure(error)))
  // The reader of the stream learns of every failure.
  pipeline(source, stream, () => watch?.stop())
  return { size, stream }
}

/** The whole file in memory: for pictures that are decoded, and for tests. */
export const bytesOf = async (store: FileStore, name: string, signal?: AbortSignal): Promise<Buffer | null> => {
  const file = await store.get(name, signal)
  if (file === null) return null
  // The port's own time ends with the first byte.
  if (signal) addAbortSignal(signal, file.stream)
  return buffer(file.stream)
}
