/** Converts a picture that is too large, or in a format that only the browser knows, to a JPEG that fits. Loaded on demand. */
import { orAborted } from '../../../qr/abort.ts'
import { hasWorkerCanvas } from '../../../qr/pixels.ts'
import { redraw } from './redraw.ts'

const answerOf = (worker: Worker, file: Blob): Promise<Blob | null> =>
  new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => resolve(data))
    // The worker's chunk did not load, or the worker ran out of memory: the upload fails and may be retried.
    worker.addEventListener('error', () => reject(new Error('the picture was not drawn anew')))
    worker.postMessage(file, [])
  })

const inWorker = async (file: Blob, signal: AbortSignal): Promise<Blob | null> => {
  const worker = new Worker(new URL('redraw-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await orAborted(answerOf(worker, file), signal)
  } finally {
    worker.terminate()
  }
}

/** @returns null when the browser cannot decode it; throws the signal's reason when aborted */
export const redrawn = async (file: File, signal: AbortSignal): Promise<File | null> => {
  const drawn = await (hasWorkerCanvas() ? inWorker(file, signal) : orAborted(redraw(file), signal))
  return drawn && new File([drawn], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: drawn.type })
}
