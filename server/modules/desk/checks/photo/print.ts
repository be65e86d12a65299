import { cutMeans, spread, turned, WHOLE } from './picture.ts'
import type { Detail, Window } from './picture.ts'

/** 64 bits of a picture: pictures that look alike have prints that differ in few of them. */
export type Print = Uint8Array

/** A difference hash compares each cell of 9 × 8 with its neighbour. */
const COLUMNS = 9
const ROWS = 8
/** Neighbours that differ by less of the picture's spread are the same: a plain wall would be noise. */
const LEAST_STEP = 0.1
/** Grey levels; less is a picture that shows nothing. */
const LEAST_SPREAD = 4

/** Bits in which prints of one photograph differ at most. */
export const NEAR = 10

/** The print of a picture, or of a part of it; null where there is nothing to tell it by. */
export const printOf = (detail: Detail, window: Window = WHOLE): Print | null => {
  const cells = cutMeans(detail, window, COLUMNS, ROWS)
  const range = spread(cells)
  if (range < LEAST_SPREAD) return null
  const print = new Uint8Array(ROWS)
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column + 1 < COLUMNS; column += 1) {
      const step = (cells[row * COLUMNS + column + 1] ?? 0) - (cells[row * COLUMNS + column] ?? 0)
      if (step > LEAST_STEP * range) print[row] = (print[row] ?? 0) | (1 << column)
    }
  return print
}

const bitsOf = (byte: number): number => {
  let [rest, count] = [byte, 0]
  for (; rest > 0; rest >>= 1) count += rest & 1
  return count
}

/** In how many bits two prints differ. */
export const distance = (one: Print, other: Print): number =>
  one.reduce((sum, byte, at) => sum + bitsOf(byte ^ (other[at] ?? 0)), 0)

const cropped = (share: number): Window => ({ left: share, top: share, right: 1 - share, bottom: 1 - share })
/** The picture itself, what is left when its edges are cut off, and what it may have been cut out of. */
const WINDOWS = [WHOLE, cropped(0.03), cropped(0.06), cropped(-0.03), cropped(-0.06)]

/** A picture upright and turned by quarters. */
export const turns = (detail: Detail): Detail[] => {
  const all = [detail]
  for (let quarter = 1; quarter < 4; quarter += 1) all.push(turned(all[quarter - 1] ?? detail))
  return all
}

/** Prints that a copy of this picture may have: as it is, or with its edges cut off. */
export const printsOfCopies = (detail: Detail): Print[] => WINDOWS.flatMap((window) => printOf(detail, window) ?? [])

const BANDS = 4
const BITS = 16

/** Sixteen bits of a print, as the database keeps them: prints that differ in seven bits share one of four bands but for one bit. */
const bandOf = (print: Print, band: number): number => ((print[band * 2] ?? 0) << 8) | (print[band * 2 + 1] ?? 0)

/** By band its values that a near print may have: those of these prints, and those that differ from them in one bit. */
export const bandsNear = (prints: readonly Print[]): number[][] =>
  Array.from({ length: BANDS }, (_, band) => {
    const values = new Set<number>()
    for (const print of prints) {
      const value = bandOf(print, band)
      values.add(value)
      for (let bit = 0; bit < BITS; bit += 1) values.add(value ^ (1 << bit))
    }
    return [...values]
  })
