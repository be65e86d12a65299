import { cut, SIDE, WHOLE } from './picture.ts'
import type { Detail, Window } from './picture.ts'

/** Cells around one that its brightness is compared with: what is left is writing, not light and table. */
const AROUND = 4
/** Cells at the edge of a picture that do not count: a copy may lack them. */
const MARGIN = 9

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

/** Rows or columns around each one, within the picture: the first of them, and the first behind them. */
const AROUND_EACH = Array.from({ length: SIDE }, (_, at) => [Math.max(0, at - AROUND), Math.min(SIDE, at + AROUND + 1)] as const)

/** How much darker or brighter each cell is than those around it. */
const writing = (cells: Float64Array): Float64Array => {
  const all = sums(cells)
  const lines = new Float64Array(cells.length)
  const width = SIDE + 1
  for (const [row, [top, bottom]] of AROUND_EACH.entries()) {
    const [upper, lower] = [top * width, bottom * width]
    let column = 0
    for (const [left, right] of AROUND_EACH) {
      const sum = (all[lower + right] ?? 0) - (all[upper + right] ?? 0) - (all[lower + left] ?? 0) + (all[upper + left] ?? 0)
      const at = row * SIDE + column
      lines[at] = (cells[at] ?? 0) - sum / ((bottom - top) * (right - left))
      column += 1
    }
  }
  return lines
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

/** The mean of each row, or of each column: writing stands in lines, and its lines tell where it stands. */
const profile = (cells: Float64Array, along: 'rows' | 'columns'): Float64Array => {
  const means = new Float64Array(SIDE)
  for (let line = 0; line < SIDE; line += 1) {
    let sum = 0
    for (let at = MARGIN; at < SIDE - MARGIN; at += 1) sum += cells[along === 'rows' ? line * SIDE + at : at * SIDE + line] ?? 0
    means[line] = sum / (SIDE - 2 * MARGIN)
  }
  return means
}

/** How well a part of one profile fits another. */
const profileFit = (one: Float64Array, other: Float64Array, from: number, to: number): number => {
  let [both, ones, others] = [0, 0, 0]
  const first = from * SIDE - 0.5 + 0.5 * (to - from)
  for (let line = MARGIN; line < SIDE - MARGIN; line += 1) {
    const place = first + line * (to - from)
    const before = Math.floor(place)
    const share = place - before
    const a = one[line] ?? 0
    // Beyond the edge there is no writing.
    const b = (other[before] ?? 0) * (1 - share) + (other[before + 1] ?? 0) * share
    both += a * b
    ones += a * a
    others += b * b
  }
  return ones === 0 || others === 0 ? 0 : both / Math.sqrt(ones * others)
}

/** So much of a side a copy may lack at each end, in shares of it. */
const MOST_LACKING = 0.1
const STEP = 0.0125
const SHARES = Array.from({ length: Math.round((2 * MOST_LACKING) / STEP) + 1 }, (_, at) => at * STEP - MOST_LACKING)

/** Where a side of one picture begins and ends on the other, by their profiles. */
const place = (one: Float64Array, other: Float64Array): { from: number; to: number } => {
  let [best, found] = [-1, { from: 0, to: 1 }]
  for (const from of SHARES)
    for (const beyond of SHARES) {
      const fits = profileFit(one, other, from, 1 + beyond)
      if (fits > best) [best, found] = [fits, { from, to: 1 + beyond }]
    }
  return found
}

/** The edges of a window move so far, first and last, in shares of the picture. */
const FIRST_STEP = 0.02
const LAST_STEP = 0.001
const EDGES = ['left', 'top', 'right', 'bottom'] as const

/** Ways to move a window: each edge by itself, and two at once. */
const moves = (step: number): Partial<Window>[] => [
  ...EDGES.flatMap((edge) => [{ [edge]: step }, { [edge]: -step }]),
  ...[step, -step].flatMap((by) => [
    { left: by, right: by },
    { top: by, bottom: by },
  ]),
]

const moved = (window: Window, by: Partial<Window>): Window => ({
  left: window.left + (by.left ?? 0),
  top: window.top + (by.top ?? 0),
  right: window.right + (by.right ?? 0),
  bottom: window.bottom + (by.bottom ?? 0),
})

/** What is compared of a picture. */
export interface Sketch {
  detail: Detail
  writing: Float64Array
  rows: Float64Array
  columns: Float64Array
}

export const sketchOf = (detail: Detail): Sketch => {
  const lines = writing(cut(detail, WHOLE, SIDE, SIDE))
  return { detail, writing: lines, rows: profile(lines, 'rows'), columns: profile(lines, 'columns') }
}

/** A first guess of how alike two pictures are, and where one would lie on the other: cheap enough for hundreds. */
export interface Guess {
  likeness: number
  window: Window
}

export const guess = (one: Sketch, other: Sketch): Guess => {
  const whole = correlation(one.writing, other.writing)
  if (whole >= ALIKE) return { likeness: whole, window: WHOLE }
  const [down, across] = [place(one.rows, other.rows), place(one.columns, other.columns)]
  const window = { left: across.from, top: down.from, right: across.to, bottom: down.to }
  const placed = correlation(one.writing, writing(cut(other.detail, window, SIDE, SIDE)))
  return placed > whole ? { likeness: placed, window } : { likeness: whole, window: WHOLE }
}

/**
 * How alike two pictures of one photograph are at least. Copies that lack a twelfth of each side have 0.93; receipts of one shop that lie in
 * the same place 0.87 at most, as long as their codes or goods differ (`tests/server/desk/photos`).
 */
export const ALIKE = 0.9
/** A first guess of less, and less after two rounds of moves, never becomes ALIKE. */
const HOPELESS = 0.65
const STILL_HOPELESS = 0.8

/**
 * How alike two pictures are, when one of them may lack what is at the edges of the other: 1 for the same, near 0 for any two. One is
 * laid upon the other where their lines of writing meet, and moved until it fits best.
 * @param first where to begin
 */
export const likeness = (one: Sketch, { detail }: Sketch, first: Guess): number => {
  if (first.likeness >= ALIKE || first.likeness < HOPELESS) return first.likeness
  const fit = (window: Window): number => correlation(one.writing, writing(cut(detail, window, SIDE, SIDE)))
  let { likeness: best, window } = first
  for (let step = FIRST_STEP; step >= LAST_STEP && best < ALIKE; step /= 2) {
    for (const by of moves(step)) {
      const next = moved(window, by)
      const found = fit(next)
      if (found > best) [best, window] = [found, next]
    }
    if (step < FIRST_STEP && best < STILL_HOPELESS) return best
  }
  return best
}
