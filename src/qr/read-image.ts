/** The worker: reads one picture after the other, off the main thread. */
import type { PhotoReading, ScanAim } from '../domain/sales/qr-scan.ts'
import { areTwoReceipts, isReceiptQr } from '../domain/sales/receipt-qr.ts'
import { serialOfCode } from '../domain/serials/serial.ts'
import type { Gray } from './gray.ts'
import type { Answer, FrameReading, Picture, Question } from './messages.ts'
import { framePasses, passesOf } from './passes.ts'
import { bitmapOf, drawn } from './pixels.ts'
import { read } from './read.ts'

/** The timeout of a photo in milliseconds: after a longer wait people take another one. */
const PATIENCE = 6_000
/** The timeout of a frame, which is one of many. */
const FRAME_PATIENCE = 700
const FRAME_TRIPLES = 3

const UNREADABLE: PhotoReading = { kind: 'failed', problem: 'unreadable' }

const isSerialText = (text: string): boolean => serialOfCode(text) !== null

const search = (gray: Gray, frame: number | null, aim: ScanAim): FrameReading => {
  const end = performance.now() + (frame === null ? PATIENCE : FRAME_PATIENCE)
  const wanted = { accepts: aim === 'serial' ? isSerialText : isReceiptQr, isOver: () => performance.now() > end }
  const found =
    frame === null
      ? read(passesOf(gray), { ...wanted, differ: areTwoReceipts })
      : read(framePasses(gray, frame), { ...wanted, triples: FRAME_TRIPLES })
  if (found.kind !== 'found') return found
  const serial = aim === 'serial' ? serialOfCode(found.text) : null
  return serial === null ? { kind: 'receipt', text: found.text } : { kind: 'serial', serial }
}

const readingOf = async (picture: Picture, aim: ScanAim): Promise<FrameReading> => {
  if (picture.kind === 'gray') return search(picture.gray, picture.frame, aim)
  const bitmap = picture.kind === 'file' ? await bitmapOf(picture.file) : picture.bitmap
  const gray = bitmap && drawn(bitmap)
  bitmap?.close()
  return gray ? search(gray, picture.kind === 'file' ? null : picture.frame, aim) : UNREADABLE
}

const answer = async ({ id, aim, picture }: Question): Promise<void> => {
  const reading = await readingOf(picture, aim)
  postMessage({ id, reading } satisfies Answer)
}

// Errors must reach the page: without this it would wait for an answer for ever.
addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data).catch(reportError))
