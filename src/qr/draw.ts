/** Draws a QR code with the encoder of @zxing/library, by deep import: the package's entry includes every barcode. */
import EncodeHintType from '@zxing/library/esm/core/EncodeHintType'
import ErrorCorrectionLevel from '@zxing/library/esm/core/qrcode/decoder/ErrorCorrectionLevel'
import Encoder from '@zxing/library/esm/core/qrcode/encoder/Encoder'
import { qrPath } from '../domain/sales/qr-path.ts'

/** The code of an address, with the correction level M: a glare on the screen does not make it unreadable. */
export const drawQr = (text: string) => {
  const hints = new Map([[EncodeHintType.CHARACTER_SET, 'UTF-8']])
  const matrix = Encoder.encode(text, ErrorCorrectionLevel.M, hints).getMatrix()
  return { size: matrix.getWidth(), path: qrPath(matrix.getArray()) }
}
