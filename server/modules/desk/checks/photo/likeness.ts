import { cut, SIDE, WHOLE } from './picture.ts'
import type { Detail, Window } from './picture.ts'

/** Cells around one that its brightness is compared with: what is left is writing, not light and table. */
const AROUND = 3
/** Cells at the edge of a picture that do not count: a copy may lack them. */
const MARGIN = 6

/** What is above of a value in the sum of all cells to the left and above. */
const sums = (cells: Float64Array): Float64Array => {
  const all = new Float64Array((SIDE + 1) * (SIDE + 1))
  for (let row = 0; row < SIDE; row += 1) {
    let inRow = 0
    for (let column = 0; column < SIDE; column += 1) {
      inRow += cells[row * SIDE + column] ?? 0
      all[(row + 1) * (SIDE + 1) + column + 1] = (all[row * (SIDE + 1) + column + 1] ?? 0) + inRow
    }
  }
  return all
}

/** How much darker or brighter each cell is than those around it. */
const writing = (cells: Float64Array): Float64Array => {
  const all = sums(cells)
  const at = (row: number, column: number): number => all[row * (SIDE + 1) + column] ?? 0
  return cells.map((value, index) => {
    const [row, column] = [Math.floor(index / SIDE), index % SIDE]
    const [top, bottom] = [Math.max(0, row - AROUND), Math.min(SIDE, row + AROUND + 1)]
    const [left, right] = [Math.max(0, column - AROUND), Math.min(SIDE, column + AROUND + 1)]
    const sum = at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left)
    return value - sum / ((bottom - top) * (right - left))
  })
}

/** The correlation of two pictures' writing away from their edges, 1 for the same. */
const correlation = (one: Float64Array, other: Float64Array): number => {
  let [both, ones, others] = [0, 0, 0]
  for (let row = MARGIN; row < SIDE - MARGIN; row += 1)
    for (let column = MARGIN; column < SIDE - MARGIN; column += 1) {
      const [a, b] = [one[row * SIDE + column] ?? 0, other[row * SIDE + column] ?? 0]
      both += a * b
      ones += a * a
      others += b * b
    }
  return ones === 0 || others === 0 ? 0 : both / Math.sqrt(ones * others)
}

/** The edges of a window move so far, first and last, in shares of the picture. */
const FIRST_STEP = 0.04
const LAST_STEP = 0.002
const EDGES = ['left', 'top', 'right', 'bottom'] as const

/** Ways to move a window: each edge by itself, and all of it. */
const moves = (step: number): Partial<Window>[] => [
  ...EDGES.flatMap((edge) => [{ [edge]: step }, { [edge]: -step }]),
  ...[step, -step].flatMap((by) => [
    { left: by, right: by },
    { top: by, bottom: by },
    { left: by, top: by, right: -by, bottom: -by },
  ]),
]

const moved = (window: Window, by: Partial<Window>): Window => ({
  left: window.left + (by.left ?? 0),
  top: window.top + (by.top ?? 0),
  right: window.right + (by.right ?? 0),
  bottom: window.bottom + (by.bottom ?? 0),
})

/**
 * How alike two pictures are, when one of them may lack what is at the edges of the other: 1 for the same, near 0 for any two. One is
 * laid upon the other and moved until they fit best.
 */
export const likeness = (one: Detail, other: Detail): number => {
  const mine = writing(cut(one, WHOLE, SIDE, SIDE))
  const fit = (window: Window): number => correlation(mine, writing(cut(other, window, SIDE, SIDE)))
  let [best, window] = [fit(WHOLE), WHOLE]
  for (let step = FIRST_STEP; step >= LAST_STEP; step /= 2)
    for (const by of moves(step)) {
      const next = moved(window, by)
      const found = fit(next)
      if (found > best) [best, window] = [found, next]
    }
  return best
}
