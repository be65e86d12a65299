/** Small grey pictures, and what is cut out of them: pure arithmetic. */

/** Cells along each side of the small picture of a photograph. */
export const SIDE = 64

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

/** The brightness between cells. @param x, y in cells, the middle of the first one is 0 */
const between = (detail: Detail, x: number, y: number): number => {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [right, below] = [x - column, y - row]
  const at = (dx: number, dy: number): number => detail[clamp(row + dy) * SIDE + clamp(column + dx)] ?? 0
  const upper = at(0, 0) * (1 - right) + at(1, 0) * right
  const lower = at(0, 1) * (1 - right) + at(1, 1) * right
  return upper * (1 - below) + lower * below
}

/** A part of a picture, as so many cells. */
export const cut = (detail: Detail, { left, top, right, bottom }: Window, columns: number, rows: number): Float64Array => {
  const cells = new Float64Array(columns * rows)
  const [stepX, stepY] = [((right - left) * SIDE) / columns, ((bottom - top) * SIDE) / rows]
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      cells[row * columns + column] = between(
        detail,
        left * SIDE + (column + 0.5) * stepX - 0.5,
        top * SIDE + (row + 0.5) * stepY - 0.5,
      )
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
