/** Binarises pictures, by three thresholds that fail in different light. */
import { BinaryBitmap, BitMatrix, GlobalHistogramBinarizer, HybridBinarizer, RGBLuminanceSource } from './library.ts'
import type { Gray } from './gray.ts'
import { meanAround, sumsOf } from './sums.ts'

/** «hybrid»: blocks of 8 pixels; «global»: one threshold; «mean»: the mean around each pixel, for blur and shadows. */
export type Threshold = 'hybrid' | 'global' | 'mean'

/** The share of the local contrast by which a pixel must be darker than the mean, and the minimum. */
const SHARE = 0.2
const LEAST = 2
/** In larger pictures each pixel is averaged with its eight neighbours: grain disappears, modules stay. */
const SMALL = 400

const byMean = (gray: Gray): BitMatrix => {
  const { data, width, height } = gray
  const sums = sumsOf(gray)
  const radius = Math.max(8, Math.round(Math.max(width, height) / 24))
  const far = sumsOf({ data: data.map((value, at) => Math.abs(value - (at > 0 ? (data[at - 1] ?? 0) : value))), width, height })
  const isFine = Math.max(width, height) < SMALL
  const bits = new BitMatrix(width, height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const least = Math.max(LEAST, SHARE * meanAround(far, x, y, radius))
      const own = isFine ? (data[y * width + x] ?? 0) : meanAround(sums, x, y, 1)
      if (own < meanAround(sums, x, y, radius) - least) bits.set(x, y)
    }
  return bits
}

/** @returns black pixels as set bits, or null where the picture has no contrast */
export const bitsOf = (gray: Gray, threshold: Threshold): BitMatrix | null => {
  if (threshold === 'mean') return byMean(gray)
  const source = new RGBLuminanceSource(gray.data, gray.width, gray.height)
  const Binarizer = threshold === 'hybrid' ? HybridBinarizer : GlobalHistogramBinarizer
  try {
    return new BinaryBitmap(new Binarizer(source)).getBlackMatrix()
  } catch {
    // The histogram has a single peak.
    return null
  }
}
