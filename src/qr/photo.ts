/** Scans a photo for a receipt's QR code (A53). */
import type { PhotoReading } from '../domain/sales/qr-scan.ts'
import { orAborted } from './abort.ts'
import type { Picture } from './messages.ts'
import { bitmapOf, drawn, hasWorkerCanvas } from './pixels.ts'
import { openReader } from './reader.ts'

/** The worker decodes the file; in browsers without a canvas in workers, the page does. @returns null when it is no picture */
const pictureOf = async (file: Blob): Promise<Picture | null> => {
  if (hasWorkerCanvas()) return { kind: 'file', file }
  const bitmap = await bitmapOf(file)
  const gray = bitmap && drawn(bitmap)
  bitmap?.close()
  return gray && { kind: 'gray', gray, frame: null }
}

/** @returns the code found, or the problem; throws the signal's reason when aborted */
export const readPhoto = async (file: Blob, signal: AbortSignal): Promise<PhotoReading> => {
  signal.throwIfAborted()
  const reader = openReader()
  const reading = async (): Promise<PhotoReading> => {
    const picture = await pictureOf(file)
    if (!picture) return { kind: 'failed', problem: 'unreadable' }
    return reader.read(picture)
  }
  try {
    return await orAborted(reading(), signal)
  } finally {
    reader.close()
  }
}
