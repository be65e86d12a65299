/** A QR code as a path of squares, from the encoder of the library that the portal reads codes with. */
import { EncodeHintType, QRCodeDecoderErrorCorrectionLevel, QRCodeEncoder } from '@zxing/library'
import { qrPath } from '../../../src/domain/sales/qr-path.ts'

export interface QrCode {
  /** Modules on a side, without the quiet zone. */
  size: number
  /** The dark modules as an SVG path; one module is one unit. */
  path: string
}

/** The QR code of an address, with the correction level M: a fold or a stain does not make it unreadable. */
export const qrOf = (text: string): QrCode => {
  const hints = new Map([[EncodeHintType.CHARACTER_SET, 'UTF-8']])
  const matrix = QRCodeEncoder.encode(text, QRCodeDecoderErrorCorrectionLevel.M, hints).getMatrix()
  return { size: matrix.getWidth(), path: qrPath(matrix.getArray()) }
}
