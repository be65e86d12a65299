/** Means of rectangles by four look-ups, independent of their size. */
import type { Gray } from './gray.ts'

export interface Sums {
  /** At (x, y) of a grid one wider and one higher than the picture: the sum of all pixels to the left and above. */
  table: Uint32Array
  width: number
  height: number
}

export const sumsOf = ({ data, width, height }: Gray): Sums => {
  const stride = width + 1
  const table = new Uint32Array(stride * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0
      table[(y + 1) * stride + x + 1] = (table[y * stride + x + 1] ?? 0) + row
    }
  }
  return { table, width, height }
}

/** The mean of the square around a point, clipped to the picture. */
export const meanAround = ({ table, width, height }: Sums, x: number, y: number, radius: number): number => {
  const left = Math.min(width - 1, Math.max(0, Math.round(x - radius)))
  const right = Math.max(left + 1, Math.min(width, Math.round(x + radius) + 1))
  const top = Math.min(height - 1, Math.max(0, Math.round(y - radius)))
  const bottom = Math.max(top + 1, Math.min(height, Math.round(y + radius) + 1))
  const stride = width + 1
  const sum =
    (table[bottom * stride + right] ?? 0) -
    (table[top * stride + right] ?? 0) -
    (table[bottom * stride + left] ?? 0) +
    (table[top * stride + left] ?? 0)
  return sum / ((right - left) * (bottom - top))
}
