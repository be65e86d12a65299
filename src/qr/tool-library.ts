/** The parts of @zxing/library that read linear codes and DataMatrix, by deep import. QR codes have a reader of their own. */
export { default as BinaryBitmap } from '@zxing/library/esm/core/BinaryBitmap'
export { default as GlobalHistogramBinarizer } from '@zxing/library/esm/core/common/GlobalHistogramBinarizer'
export { default as HybridBinarizer } from '@zxing/library/esm/core/common/HybridBinarizer'
export { default as DataMatrixReader } from '@zxing/library/esm/core/datamatrix/DataMatrixReader'
export { default as Code128Reader } from '@zxing/library/esm/core/oned/Code128Reader'
export { default as RGBLuminanceSource } from '@zxing/library/esm/core/RGBLuminanceSource'
