/** Finds a Code 128 or a DataMatrix on a tool's label; only a serial counts. Greyscale in, text out. */
import type { SerialFound } from '../domain/sales/qr-scan.ts'
import { serialOfCode } from '../domain/serials/serial.ts'
import { rowMeans, turned, type Gray } from './gray.ts'
import { framePasses } from './passes.ts'
import {
  BinaryBitmap,
  Code128Reader,
  DataMatrixReader,
  GlobalHistogramBinarizer,
  HybridBinarizer,
  RGBLuminanceSource,
} from './tool-library.ts'

const linear = new Code128Reader()
const square = new DataMatrixReader()

/** Rows averaged for a linear code: its bars are upright, so grain disappears and edges stay. */
const ROWS = 5

interface Reader {
  decode: (image: BinaryBitmap) => { getText: () => string }
  reset: () => void
}

type Binarizer = typeof HybridBinarizer | typeof GlobalHistogramBinarizer

const textIn = (reader: Reader, { data, width, height }: Gray, Binary: Binarizer): string | null => {
  try {
    return reader.decode(new BinaryBitmap(new Binary(new RGBLuminanceSource(data, width, height)))).getText()
  } catch {
    // The library throws where there is no code of this kind.
    return null
  } finally {
    reader.reset()
  }
}

/** The texts in a frame. A linear code is read along rows and at full size: every other frame is turned for it. */
function* textsIn(gray: Gray, frame: number): Generator<string | null> {
  const rows = rowMeans(frame % 2 === 0 ? gray : turned(gray), ROWS)
  yield textIn(linear, rows, GlobalHistogramBinarizer)
  yield textIn(linear, rows, HybridBinarizer)
  for (const { gray: sized } of framePasses(gray, frame)) yield textIn(square, sized, HybridBinarizer)
}

/** @param isOver checked between attempts: when true, the reading ends with its current result */
export const readToolCode = (gray: Gray, frame: number, isOver: () => boolean = () => false): SerialFound => {
  let other: string | null = null
  for (const text of textsIn(gray, frame)) {
    const serial = text === null ? null : serialOfCode(text)
    if (serial !== null) return { kind: 'serial', serial }
    other ??= text
    if (isOver()) break
  }
  return other === null ? { kind: 'none' } : { kind: 'other', text: other }
}
