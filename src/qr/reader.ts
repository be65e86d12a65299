/** The page's side of the worker: each question returns a promise of its answer. */
import type { PhotoReading, ScanAim } from '../domain/sales/qr-scan.ts'
import type { Answer, FrameReading, Picture, Question } from './messages.ts'

export interface Reader<Reading extends FrameReading = FrameReading> {
  /** One picture at a time: the next call must wait for the answer. */
  read: (picture: Picture, transfer?: Transferable[]) => Promise<Reading | NoReader>
  /** Terminates the worker, even in the middle of a picture. */
  close: () => void
}

/** The reader's chunk failed to load, or its code threw. */
type NoReader = { kind: 'failed'; problem: 'reader' }
const NO_READER: NoReader = { kind: 'failed', problem: 'reader' }

const readerIn = <Reading extends FrameReading>(worker: Worker, aim: ScanAim): Reader<Reading> => {
  let asked = 0
  let isBroken = false
  let settle: ((reading: Reading | NoReader) => void) | null = null
  worker.addEventListener('message', ({ data }: MessageEvent<Answer<Reading>>) => {
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
        worker.postMessage({ id: asked, aim, picture } satisfies Question, transfer)
      }),
    close: () => worker.terminate(),
  }
}

const openQrReader = <Reading extends FrameReading>(aim: ScanAim): Reader<Reading> =>
  readerIn(new Worker(new URL('read-image.ts', import.meta.url), { type: 'module' }), aim)

/** Reads receipts' QR codes. */
export const openReader = (): Reader<PhotoReading> => openQrReader('receipt')

/**
 * Reads the codes on tools: QR codes in the receipts' worker, the other kinds in one with a chunk of its own. Frames go to them by
 * turns.
 */
export const openToolReaders = (): Reader[] => [
  openQrReader('serial'),
  readerIn(new Worker(new URL('tool-image.ts', import.meta.url), { type: 'module' }), 'serial'),
]
