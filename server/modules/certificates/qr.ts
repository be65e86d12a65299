/** A QR code as a path of squares, from the encoder of the library that the portal reads codes with. */
import { EncodeHintType, QRCodeDecoderErrorCorrectionLevel, QRCodeEncoder } from '@zxing/library'

/** How far one row reaches into the next, in modules: between two that only touch, printers and screens draw a hair line. */
const OVERLAP = 0.03

export interface QrCode {
  /** Modules on a side, without the quiet zone. */
  size: number
  /** The dark modules as an SVG path; one module is one unit. */
  path: string
}

/** The dark stretches of a row, as parts of a path. */
const stretches = (row: Uint8Array, y: number): string[] => {
  const parts: string[] = []
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== 1) continue
    const start = x
    while (row[x + 1] === 1) x += 1
    const width = x - start + 1
    parts.push(`M${start} ${y}h${width}v${1 + OVERLAP}h${-width}z`)
  }
  return parts
}

/** The QR code of an address, with the correction level M: a fold or a stain does not make it unreadable. */
export const qrOf = (text: string): QrCode => {
  const hints = new Map([[EncodeHintType.CHARACTER_SET, 'UTF-8']])
  const matrix = QRCodeEncoder.encode(text, QRCodeDecoderErrorCorrectionLevel.M, hints).getMatrix()
  return { size: matrix.getWidth(), path: matrix.getArray().flatMap(stretches).join('') }
}
