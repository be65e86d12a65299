/** Locates the three finder patterns of a QR code in a binary picture: dark and light in the ratio 1 : 1 : 3 : 1 : 1. */
import type { BitMatrix } from './library.ts'

export interface Finder {
  x: number
  y: number
  /** Pixels per module, measured along rows and columns. */
  size: number
  /** The number of matching rows. */
  count: number
}

const STEPS = [1, 1, 3, 1, 1] as const
const MOST = 24

/** Whether five runs are a cut through a finder; perspective and blur may change each by 60 %. */
const isCut = (runs: readonly number[]): boolean => {
  const size = runs.reduce((sum, run) => sum + run, 0) / 7
  return (
    size >= 1 && runs.every((run, at) => Math.abs(run - size * (STEPS[at] ?? 1)) < (at === 2 ? 1.5 : 0.65) * Math.max(size, 1.6))
  )
}

/** Runs from a dark point in both directions of a line. @returns the five runs and the middle of the central run, or null */
const cutThrough = (isDark: (at: number) => boolean, from: number, end: number): { runs: number[]; middle: number } | null => {
  const walk = (step: 1 | -1): number[] | null => {
    const lengths: number[] = []
    let at = from
    for (const dark of [true, false, true]) {
      const begin = at
      while (at >= 0 && at < end && isDark(at) === dark) at += step
      if (at === begin) return null
      lengths.push(Math.abs(at - begin))
    }
    return lengths
  }
  const [back, on] = [walk(-1), walk(1)]
  if (!back || !on) return null
  const [b0 = 0, b1 = 0, b2 = 0] = back
  const [f0 = 0, f1 = 0, f2 = 0] = on
  return { runs: [b2, b1, b0 + f0 - 1, f1, f2], middle: from + (f0 - b0) / 2 + 0.5 }
}

const remember = (found: Finder[], x: number, y: number, size: number): void => {
  const near = found.find(
    (one) => Math.hypot(one.x - x, one.y - y) < 2 * one.size && Math.abs(one.size - size) < 0.5 * one.size + 1,
  )
  if (!near) {
    found.push({ x, y, size, count: 1 })
    return
  }
  const { count } = near
  near.x = (near.x * count + x) / (count + 1)
  near.y = (near.y * count + y) / (count + 1)
  near.size = (near.size * count + size) / (count + 1)
  near.count = count + 1
}

/** A match along a row must be confirmed along the column and, from its middle, along the row again. */
const confirm = (bits: BitMatrix, found: Finder[], column: number, row: number): void => {
  const [width, height] = [bits.getWidth(), bits.getHeight()]
  const down = cutThrough((at) => bits.get(column, at), row, height)
  if (!down || !isCut(down.runs)) return
  const middle = Math.floor(down.middle)
  if (!bits.get(column, middle)) return
  const across = cutThrough((at) => bits.get(at, middle), column, width)
  if (!across || !isCut(across.runs)) return
  const total = [...down.runs, ...across.runs].reduce((sum, run) => sum + run, 0)
  remember(found, across.middle, down.middle, total / 14)
}

const scanRow = (bits: BitMatrix, row: number, found: Finder[]): void => {
  const width = bits.getWidth()
  const runs = [0, 0, 0, 0, 0]
  let seen = 0
  let isDark = false
  let begin = 0
  for (let x = 0; x <= width; x += 1) {
    const dark = x < width && bits.get(x, row)
    if (dark === isDark && x < width) continue
    if (x > 0) {
      runs.shift()
      runs.push(x - begin)
      seen += 1
      if (isDark && seen >= 5 && isCut(runs)) {
        const [, , centre = 0, light = 0, last = 0] = runs
        confirm(bits, found, Math.floor(x - last - light - centre / 2), row)
      }
    }
    isDark = dark
    begin = x
  }
}

/** @returns candidates, those with most matching rows first */
export const findersIn = (bits: BitMatrix): Finder[] => {
  const found: Finder[] = []
  const height = bits.getHeight()
  const step = Math.max(1, Math.floor(height / 640))
  for (let row = 0; row < height; row += step) scanRow(bits, row, found)
  for (const one of found) one.count *= step
  return found.toSorted((left, right) => right.count - left.count).slice(0, MOST)
}
