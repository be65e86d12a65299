/**
 * QR codes as squares of dark and light modules, made by the library's own writer. The whole package: Playwright runs
 * this in Node.js, which cannot load the parts.
 */
import { QRCodeDecoderErrorCorrectionLevel as ErrorCorrectionLevel, QRCodeEncoder } from '@zxing/library'

export type Level = 'L' | 'M' | 'Q' | 'H'

/** Rows of modules, true for dark. */
export type Matrix = boolean[][]

export const matrixOf = (text: string, level: Level = 'M'): Matrix =>
  QRCodeEncoder.encode(text, ErrorCorrectionLevel[level])
    .getMatrix()
    .getArray()
    .map((row) => Array.from(row, (module) => module === 1))
