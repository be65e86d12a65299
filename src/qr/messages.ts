/** The messages between page and worker. */
import type { PhotoReading, ScanAim, SerialFound } from '../domain/sales/qr-scan.ts'
import type { Gray } from './gray.ts'

/** One picture. A frame has its number: a camera soon delivers the next one, a photo is the only picture. */
export type Picture =
  | { kind: 'file'; file: Blob }
  | { kind: 'frame'; bitmap: ImageBitmap; frame: number }
  /** For browsers without a canvas in workers: the page has read the pixels itself. */
  | { kind: 'gray'; gray: Gray; frame: number | null }

export interface Question {
  id: number
  aim: ScanAim
  picture: Picture
}

/** A frame is searched for a receipt, or for a tool's code. */
export type FrameReading = PhotoReading | SerialFound

export interface Answer<Reading extends FrameReading = FrameReading> {
  id: number
  reading: Reading
}
