/** Maps positions in a code to pixels: perspective, and slightly bent paper. */
import type { Triple } from './triples.ts'

/**
 * The adjustable numbers of a fit: x and y of the three finders' middles, the slant across and down, and four bends (each
 * direction may bow along itself and along the other).
 */
export type Warp = number[]

export const SLANTS = 6
export const BENDS = 8

export const warpOf = ({ topLeft, topRight, bottomLeft }: Triple, across: number, down: number): Warp => [
  topLeft.x,
  topLeft.y,
  topRight.x,
  topRight.y,
  bottomLeft.x,
  bottomLeft.y,
  across,
  down,
  0,
  0,
  0,
  0,
]

export interface Place {
  x: number
  y: number
}

/** Displacements in modules at the knots of a mesh over the code, for crumpled paper. */
export interface Mesh {
  /** Knots per side. */
  knots: number
  /** Modules from knot to knot. */
  pitch: number
  across: Float32Array
  down: Float32Array
}

/** @returns a function that writes the pixel of (column, row) into one reused object; whole numbers are corners of modules */
export const placing = (warp: Warp, modules: number, mesh: Mesh | null = null): ((column: number, row: number) => Place) => {
  const flat = placingFlat(warp, modules)
  if (!mesh) return flat
  const { knots, pitch, across, down } = mesh
  return (column, row) => {
    const x = Math.max(0, Math.min(knots - 1.001, column / pitch))
    const y = Math.max(0, Math.min(knots - 1.001, row / pitch))
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - left, y - top]
    const at = top * knots + left
    const mix = (values: Float32Array): number =>
      ((values[at] ?? 0) * (1 - fx) + (values[at + 1] ?? 0) * fx) * (1 - fy) +
      ((values[at + knots] ?? 0) * (1 - fx) + (values[at + knots + 1] ?? 0) * fx) * fy
    return flat(column + mix(across), row + mix(down))
  }
}

const placingFlat = (warp: Warp, modules: number): ((column: number, row: number) => Place) => {
  const [tlx = 0, tly = 0, trx = 0, tryy = 0, blx = 0, bly = 0, across = 0, down = 0, b0 = 0, b1 = 0, b2 = 0, b3 = 0] = warp
  const span = modules - 7
  const ax = trx * (1 + across) - tlx
  const ay = tryy * (1 + across) - tly
  const dx = blx * (1 + down) - tlx
  const dy = bly * (1 + down) - tly
  const place = { x: 0, y: 0 }
  return (column, row) => {
    const u = (column - 3.5) / span
    const v = (row - 3.5) / span
    const bowU = u * (1 - u)
    const bowV = v * (1 - v)
    const s = u + b0 * bowU + b1 * bowV
    const t = v + b2 * bowU + b3 * bowV
    const depth = 1 + across * s + down * t
    place.x = (ax * s + dx * t + tlx) / depth
    place.y = (ay * s + dy * t + tly) / depth
    return place
  }
}
