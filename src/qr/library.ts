/** The QR parts of @zxing/library, by deep import: the package's entry includes every other barcode. */
export { default as BinaryBitmap } from '@zxing/library/esm/core/BinaryBitmap'
export { default as BitMatrix } from '@zxing/library/esm/core/common/BitMatrix'
export { default as GlobalHistogramBinarizer } from '@zxing/library/esm/core/common/GlobalHistogramBinarizer'
export { default as HybridBinarizer } from '@zxing/library/esm/core/common/HybridBinarizer'
export { default as Decoder } from '@zxing/library/esm/core/qrcode/decoder/Decoder'
export { default as Version } from '@zxing/library/esm/core/qrcode/decoder/Version'
export { default as RGBLuminanceSource } from '@zxing/library/esm/core/RGBLuminanceSource'
