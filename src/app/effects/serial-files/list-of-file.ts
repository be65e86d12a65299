/** The page's side of the worker that reads files with serial numbers. Loaded on demand. */
import { MAX_FILE_BYTES } from '../../../domain/limits.ts'
import type { FileListProblem, FileReading } from '../../../domain/serial-file.ts'
import { orAborted } from '../../../qr/abort.ts'

/** An archive that lies about its size keeps the worker busy and never ends. */
const PATIENCE = 30_000

const refused = (problem: FileListProblem): FileReading => ({ kind: 'refused', problem: { kind: 'file', problem } })

const answerOf = (worker: Worker, bytes: ArrayBuffer): Promise<FileReading> =>
  new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FileReading>) => resolve(data))
    // The worker's chunk did not load, or the worker ran out of memory.
    worker.addEventListener('error', () => reject(new Error('the list was not read')))
    worker.postMessage(bytes, [bytes])
  })

/** Reads a file of serial numbers; throws when aborted, and when the worker could not be started. */
export const listOfFile = async (file: File, signal: AbortSignal): Promise<FileReading> => {
  if (file.size > MAX_FILE_BYTES) return refused('tooLong')
  const bytes = await file.arrayBuffer().catch(() => null)
  // Moved or replaced since it was picked, or on a card that was taken out.
  if (!bytes) return refused('unread')
  const worker = new Worker(new URL('list-worker.ts', import.meta.url), { type: 'module' })
  const late = AbortSignal.timeout(PATIENCE)
  try {
    return await orAborted(orAborted(answerOf(worker, bytes), late), signal)
  } catch (error) {
    if (late.aborted) return refused('tooMuch')
    throw error
  } finally {
    worker.terminate()
  }
}
