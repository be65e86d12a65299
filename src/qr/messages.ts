/** What page and worker say to each other. */
import type { PhotoReading } from '../domain/qr-scan.ts'
import type { Gray } from './gray.ts'

/** One picture. A frame has its number: cameras give the next one soon, a photograph is all there is. */
export type Picture =
  | { kind: 'file'; file: Blob }
  | { kind: 'frame'; bitmap: ImageBitmap; frame: number }
  /** For browsers whose workers have no canvas: the page has looked at the pixels itself. */
  | { kind: 'gray'; gray: Gray; frame: number | null }

export interface Question {
  id: number
  picture: Picture
}

export interface Answer {
  id: number
  reading: PhotoReading
}
