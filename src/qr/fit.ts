/**
 * Fits the plan of a code to a picture. The library relies on three finders and one alignment mark alone; here
 * every mark counts, so that slanted, bowed and partly covered codes are sampled at their modules.
 */
import type { Gray } from './gray.ts'
import type { BitMatrix } from './library.ts'
import { planOf, type Plan } from './plan.ts'
import { meanAround, type Sums } from './sums.ts'
import { sideOf, type Triple } from './triples.ts'
import { BENDS, placing, SLANTS, warpOf, type Mesh, type Warp } from './warp.ts'

export interface Fit {
  warp: Warp
  version: number
  /** Pixels per module. */
  size: number
  contrast: number
  /** The deviation from a flat plan, see mesh.ts. */
  mesh: Mesh | null
  /** From -1 to 1: the agreement of the marks. */
  score: number
}

export interface Field {
  gray: Gray
  sums: Sums
  bits: BitMatrix
}

/** Beyond version 15 a camera cannot resolve the code, and no receipt needs it. */
const LAST_VERSION = 15
/** For a first estimate every third mark is enough; an even stride would see only one colour of the timing patterns. */
const GLANCE = 3
/** Below this agreement there is no code. */
const WORTH = 0.35

/** Interpolated brightness at a point; outside the picture the edge continues. */
const brightness = ({ data, width, height }: Gray, x: number, y: number): number => {
  const px = Math.min(width - 1.001, Math.max(0, x - 0.5))
  const py = Math.min(height - 1.001, Math.max(0, y - 0.5))
  const left = Math.floor(px)
  const top = Math.floor(py)
  const at = top * width + left
  const [fx, fy] = [px - left, py - top]
  return (
    ((data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx) * (1 - fy) +
    ((data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx) * fy
  )
}

/** Brightness of a module: the mean of its inner part when it is large, its middle when it is small. */
export const moduleAt = ({ gray, sums }: Field, x: number, y: number, size: number): number =>
  size < 5 ? brightness(gray, x, y) : meanAround(sums, x - 0.5, y - 0.5, size * 0.22)

/** The local contrast between dark modules and their surroundings, measured at the three finders. */
const contrastOf = ({ sums }: Field, { topLeft, topRight, bottomLeft }: Triple): number => {
  const depths = [topLeft, topRight, bottomLeft].map(
    ({ x, y, size }) => meanAround(sums, x - 0.5, y - 0.5, 4 * size) - meanAround(sums, x - 0.5, y - 0.5, size * 0.8),
  )
  return Math.max(5, Math.min(60, (1.2 * depths.reduce((sum, depth) => sum + depth, 0)) / 3))
}

/** Darkness of the marks relative to the surrounding four modules, from -1 to 1. */
const agreement = (field: Field, warp: Warp, plan: Plan, size: number, contrast: number, stride = 1): number => {
  const { modules, columns, rows, expected } = plan
  const { width, height } = field.gray
  const place = placing(warp, modules)
  let sum = 0
  let most = 0
  for (let at = 0; at < expected.length; at += stride) {
    const { x, y } = place((columns[at] ?? 0) + 0.5, (rows[at] ?? 0) + 0.5)
    const wanted = expected[at] ?? 0
    most += Math.abs(wanted)
    if (!(x >= 0 && y >= 0 && x < width && y < height)) {
      sum -= Math.abs(wanted)
      continue
    }
    const around = meanAround(field.sums, x - 0.5, y - 0.5, size * 4)
    const darkness = (around - moduleAt(field, x, y, size)) / contrast
    sum += wanted * Math.max(-1, Math.min(1, darkness))
  }
  return sum / most
}

/** Varies each number up and down, keeps improvements, halves the steps. */
const climb = (
  start: Warp,
  steps: readonly number[],
  rounds: number,
  judge: (warp: Warp) => number,
): { warp: Warp; score: number } => {
  const warp = [...start]
  let score = judge(warp)
  let scale = 1
  for (let round = 0; round < rounds; round += 1) {
    let isBetter = false
    steps.forEach((step, at) => {
      if (step === 0) return
      const before = warp[at] ?? 0
      for (const way of [step * scale, -step * scale]) {
        warp[at] = before + way
        const now = judge(warp)
        if (now > score + 1e-6) {
          score = now
          isBetter = true
          return
        }
      }
      warp[at] = before
    })
    if (!isBetter) scale /= 2
  }
  return { warp, score }
}

const versionsNear = (modules: readonly number[]): number[] => {
  const guesses = modules.map((one) => (one + 7 - 17) / 4)
  const middle = guesses.reduce((sum, one) => sum + one, 0) / guesses.length
  const spread = Math.min(3, 1 + Math.abs((guesses[0] ?? 0) - (guesses[1] ?? 0)) / 2 + middle / 8)
  const near: number[] = []
  for (let version = 1; version <= LAST_VERSION; version += 1) if (Math.abs(version - middle) <= spread) near.push(version)
  return near.toSorted((left, right) => Math.abs(left - middle) - Math.abs(right - middle))
}

const SLANT_TRIES = [-0.3, -0.18, -0.08, 0, 0.08, 0.18, 0.3]

/** The slant from the finders' sizes is rough: the marks decide among neighbouring values. */
const slanted = (triple: Triple, across: number, down: number, judge: (warp: Warp) => number) => {
  let best = { warp: warpOf(triple, across, down), score: -1 }
  for (const a of SLANT_TRIES)
    for (const d of SLANT_TRIES) {
      const warp = warpOf(triple, across * 0.5 + a, down * 0.5 + d)
      const score = judge(warp)
      if (score > best.score) best = { warp, score }
    }
  return best
}

/** @returns the most likely fits of this triple, best first */
export const fitsOf = (field: Field, triple: Triple): Fit[] => {
  const { topLeft, topRight, bottomLeft } = triple
  const across = sideOf(field.bits, topLeft, topRight)
  const down = sideOf(field.bits, topLeft, bottomLeft)
  const length =
    (Math.hypot(topRight.x - topLeft.x, topRight.y - topLeft.y) +
      Math.hypot(bottomLeft.x - topLeft.x, bottomLeft.y - topLeft.y)) /
    2
  const contrast = contrastOf(field, triple)
  const rough = versionsNear([across.modules, down.modules]).map((version) => {
    const plan = planOf(version)
    const size = length / (plan.modules - 7)
    const judge = (warp: Warp) => agreement(field, warp, plan, size, contrast)
    const glance = (warp: Warp) => agreement(field, warp, plan, size, contrast, GLANCE)
    return { version, size, judge, ...slanted(triple, across.slant, down.slant, glance) }
  })
  return rough
    .filter(({ score }) => score > WORTH / 2)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, 3)
    .map(({ version, size, judge, warp }): Fit => {
      const steps = Array.from({ length: SLANTS }, () => size * 0.5)
      return { ...climb(warp, [...steps, 0.05, 0.05], 10, judge), version, size, contrast, mesh: null }
    })
    .filter(({ score }) => score > WORTH)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, 2)
}

/** The same with bends, for paper that is not flat. */
export const bent = (field: Field, fit: Fit): Fit => {
  const plan = planOf(fit.version)
  const judge = (warp: Warp) => agreement(field, warp, plan, fit.size, fit.contrast)
  const still = Array.from({ length: SLANTS }, () => fit.size * 0.25)
  const steps = [...still, ...Array.from({ length: BENDS - SLANTS }, () => 0.02), 0.04, 0.04, 0.04, 0.04]
  return { ...fit, ...climb(fit.warp, steps, 14, judge) }
}
