/** The messages between page and worker. */
import type { PhotoReading } from '../domain/qr-scan.ts'
import type { Gray } from './gray.ts'

/** One picture. A frame has its number: a camera soon delivers the next one, a photo is the only picture. */
export type Picture =
  | { kind: 'file'; file: Blob }
  | { kind: 'frame'; bitmap: ImageBitmap; frame: number }
  /** For browsers without a canvas in workers: the page has read the pixels itself. */
  | { kind: 'gray'; gray: Gray; frame: number | null }

export interface Question {
  id: number
  picture: Picture
}

export interface Answer {
  id: number
  reading: PhotoReading
}
