/** Small grey pictures, and what is cut out of them: pure arithmetic. */

/** Cells along each side of the small picture of a photograph. */
export const SIDE = 96

/** Brightness of SIDE × SIDE cells, row by row, 0–255: the photograph, squeezed into a square. */
export type Detail = Uint8Array

/** A part of a picture in shares of its sides; beyond its edge is what is at the edge. */
export interface Window {
  left: number
  top: number
  right: number
  bottom: number
}

export const WHOLE: Window = { left: 0, top: 0, right: 1, bottom: 1 }

const clamp = (value: number): number => Math.min(SIDE - 1, Math.max(0, value))

/** Between which cells of a side each new cell lies, and how near to the second one. */
const places = (from: number, to: number, count: number) => {
  const step = ((to - from) * SIDE) / count
  return Array.from({ length: count }, (_, at) => {
    const place = from * SIDE + (at + 0.5) * step - 0.5
    const before = Math.floor(place)
    return { before: clamp(before), after: clamp(before + 1), share: place - before }
  })
}

/** A part of a picture, as so many cells. */
export const cut = (detail: Detail, { left, top, right, bottom }: Window, columns: number, rows: number): Float64Array => {
  const cells = new Float64Array(columns * rows)
  const across = places(left, right, columns)
  const value = (at: number): number => detail[at] ?? 0
  for (const [row, { before, after, share }] of places(top, bottom, rows).entries()) {
    const [upper, lower] = [before * SIDE, after * SIDE]
    for (const [column, x] of across.entries()) {
      const above = value(upper + x.before) * (1 - x.share) + value(upper + x.after) * x.share
      const below = value(lower + x.before) * (1 - x.share) + value(lower + x.after) * x.share
      cells[row * columns + column] = above * (1 - share) + below * share
    }
  }
  return cells
}

/** A part of a picture as few cells, each the mean of what it covers. */
export const cutMeans = (detail: Detail, window: Window, columns: number, rows: number): Float64Array => {
  const FINER = 7
  const fine = cut(detail, window, columns * FINER, rows * FINER)
  const means = new Float64Array(columns * rows)
  for (const [at, value] of fine.entries()) {
    const [row, column] = [Math.floor(at / (columns * FINER * FINER)), Math.floor((at % (columns * FINER)) / FINER)]
    means[row * columns + column] = (means[row * columns + column] ?? 0) + value / (FINER * FINER)
  }
  return means
}

/** The picture turned a quarter, clockwise. */
export const turned = (detail: Detail): Detail =>
  detail.map((_, at) => detail[(SIDE - 1 - (at % SIDE)) * SIDE + Math.floor(at / SIDE)] ?? 0)

/** How far the values are from their mean: the root of the mean square. */
export const spread = (values: ArrayLike<number>): number => {
  let [sum, squares] = [0, 0]
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0
    sum += value
    squares += value * value
  }
  const mean = sum / values.length
  return Math.sqrt(Math.max(0, squares / values.length - mean * mean))
}
