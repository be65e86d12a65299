/** The page's side of the worker that reads lists of serial numbers. Loaded on demand. */
import { MAX_FILE_BYTES } from '../../../domain/portal/limits.ts'
import type { FileListProblem, FileReading } from '../../../domain/serials/serial-file.ts'
import { orAborted } from '../../../qr/abort.ts'

/** An archive that lies about its size keeps the worker busy and never ends. */
const PATIENCE = 30_000

const refused = (problem: FileListProblem): FileReading => ({ kind: 'refused', problem: { kind: 'file', problem } })

const answerOf = (worker: Worker, list: ArrayBuffer | string): Promise<FileReading> =>
  new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FileReading>) => resolve(data))
    // The worker's chunk did not load, or the worker ran out of memory.
    worker.addEventListener('error', () => reject(new Error('the list was not read')))
    worker.postMessage(list, typeof list === 'string' ? [] : [list])
  })

const inWorker = async (list: ArrayBuffer | string, signal: AbortSignal): Promise<FileReading> => {
  const worker = new Worker(new URL('list-worker.ts', import.meta.url), { type: 'module' })
  const late = AbortSignal.timeout(PATIENCE)
  try {
    return await orAborted(orAborted(answerOf(worker, list), late), signal)
  } catch (error) {
    if (late.aborted) return refused('tooMuch')
    throw error
  } finally {
    worker.terminate()
  }
}

/** Reads a text or a file of serial numbers; throws when aborted, and when the worker could not be started. */
export const readInWorker = async (list: File | string, signal: AbortSignal): Promise<FileReading> => {
  if (typeof list === 'string') return inWorker(list, signal)
  if (list.size > MAX_FILE_BYTES) return refused('tooLong')
  const bytes = await list.arrayBuffer().catch(() => null)
  // Moved or replaced since it was picked, or on a card that was taken out.
  return bytes ? inWorker(bytes, signal) : refused('unread')
}
