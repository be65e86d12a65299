/** The worker: pictures in, texts out, one after the other. The page stays free. */
import type { PhotoReading } from '../domain/qr-scan.ts'
import { isReceiptQr } from '../domain/receipt-qr.ts'
import type { Gray } from './gray.ts'
import type { Answer, Picture, Question } from './messages.ts'
import { framePasses, passesOf } from './passes.ts'
import { bitmapOf, drawn } from './pixels.ts'
import { read } from './read.ts'

/** Milliseconds after which a photograph is given up: longer, and people take another one. */
const PATIENCE = 6_000
/** A frame is one of many. */
const FRAME_PATIENCE = 700
const FRAME_TRIPLES = 3

const UNREADABLE: PhotoReading = { kind: 'failed', problem: 'unreadable' }

const search = (gray: Gray, frame: number | null): PhotoReading => {
  const end = performance.now() + (frame === null ? PATIENCE : FRAME_PATIENCE)
  const wanted = { accepts: isReceiptQr, isOver: () => performance.now() > end }
  const found =
    frame === null ? read(passesOf(gray), wanted) : read(framePasses(gray, frame), { ...wanted, triples: FRAME_TRIPLES })
  return found.kind === 'found' ? { kind: 'receipt', text: found.text } : found
}

const readingOf = async (picture: Picture): Promise<PhotoReading> => {
  if (picture.kind === 'gray') return search(picture.gray, picture.frame)
  const bitmap = picture.kind === 'file' ? await bitmapOf(picture.file) : picture.bitmap
  const gray = bitmap && drawn(bitmap)
  bitmap?.close()
  return gray ? search(gray, picture.kind === 'file' ? null : picture.frame) : UNREADABLE
}

const answer = async ({ id, picture }: Question): Promise<void> => {
  const reading = await readingOf(picture)
  postMessage({ id, reading } satisfies Answer)
}

// A bug of ours is to be known outside: without this the page would wait for an answer.
addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data).catch(reportError))
