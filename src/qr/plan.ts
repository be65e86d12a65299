/** The fixed patterns of every QR code: finders, alignment marks, the two timing patterns. */
import { Version } from './library.ts'

export interface Plan {
  modules: number
  columns: Int16Array
  rows: Int16Array
  /** 1 for dark, -1 for light, multiplied by the mark's weight. */
  expected: Float32Array
}

type Mark = (column: number, row: number, isDark: boolean, weight: number) => void

const finder = (mark: Mark, left: number, top: number, modules: number): void => {
  for (let row = -1; row < 8; row += 1)
    for (let column = -1; column < 8; column += 1) {
      const [x, y] = [left + column, top + row]
      if (x < 0 || y < 0 || x >= modules || y >= modules) continue
      const ring = Math.max(Math.abs(column - 3), Math.abs(row - 3))
      mark(x, y, ring !== 2 && ring !== 4, 0.6)
    }
}

const alignment = (mark: Mark, centreX: number, centreY: number): void => {
  for (let row = -2; row <= 2; row += 1)
    for (let column = -2; column <= 2; column += 1)
      mark(centreX + column, centreY + row, Math.max(Math.abs(column), Math.abs(row)) !== 1, 1)
}

const draw = (version: number): Plan => {
  const modules = 17 + 4 * version
  const marks: [number, number, number][] = []
  const mark: Mark = (column, row, isDark, weight) => marks.push([column, row, isDark ? weight : -weight])
  finder(mark, 0, 0, modules)
  finder(mark, modules - 7, 0, modules)
  finder(mark, 0, modules - 7, modules)
  for (let at = 8; at < modules - 8; at += 1) {
    mark(at, 6, at % 2 === 0, 1)
    mark(6, at, at % 2 === 0, 1)
  }
  const centres = Version.getVersionForNumber(version).getAlignmentPatternCenters()
  const last = modules - 7
  for (const x of centres)
    for (const y of centres) {
      const isFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)
      if (!isFinder) alignment(mark, x, y)
    }
  return {
    modules,
    columns: Int16Array.from(marks, ([column]) => column),
    rows: Int16Array.from(marks, ([, row]) => row),
    expected: Float32Array.from(marks, ([, , expected]) => expected),
  }
}

const drawn = new Map<number, Plan>()

export const planOf = (version: number): Plan => {
  const plan = drawn.get(version) ?? draw(version)
  drawn.set(version, plan)
  return plan
}
