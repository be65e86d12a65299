/** QR codes as squares of dark and light modules, made by the library's own writer. */
import ErrorCorrectionLevel from '@zxing/library/esm/core/qrcode/decoder/ErrorCorrectionLevel'
import Encoder from '@zxing/library/esm/core/qrcode/encoder/Encoder'

export type Level = 'L' | 'M' | 'Q' | 'H'

/** Rows of modules, true for dark. */
export type Matrix = boolean[][]

export const matrixOf = (text: string, level: Level = 'M'): Matrix =>
  Encoder.encode(text, ErrorCorrectionLevel[level])
    .getMatrix()
    .getArray()
    .map((row) => Array.from(row, (module) => module === 1))
