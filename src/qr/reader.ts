/** The page's side of the worker: each question returns a promise of its answer. */
import type { PhotoReading } from '../domain/qr-scan.ts'
import type { Answer, Picture, Question } from './messages.ts'

export interface Reader {
  /** One picture at a time: the next call must wait for the answer. */
  read: (picture: Picture, transfer?: Transferable[]) => Promise<PhotoReading>
  /** Terminates the worker, even in the middle of a picture. */
  close: () => void
}

const NO_READER: PhotoReading = { kind: 'failed', problem: 'reader' }

export const openReader = (): Reader => {
  const worker = new Worker(new URL('read-image.ts', import.meta.url), { type: 'module' })
  let asked = 0
  let isBroken = false
  let settle: ((reading: PhotoReading) => void) | null = null
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.id === asked) settle?.(data.reading)
  })
  // The worker's chunk failed to load, or its code threw: no answer will come.
  const breakDown = (): void => {
    isBroken = true
    settle?.(NO_READER)
  }
  worker.addEventListener('error', breakDown)
  worker.addEventListener('messageerror', breakDown)
  return {
    read: (picture, transfer = []) =>
      new Promise((resolve) => {
        settle = resolve
        if (isBroken) {
          resolve(NO_READER)
          return
        }
        asked += 1
        worker.postMessage({ id: asked, picture } satisfies Question, transfer)
      }),
    close: () => worker.terminate(),
  }
}
