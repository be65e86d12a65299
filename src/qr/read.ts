/** Finds the QR code of a receipt in a picture. Independent of browser and worker: greyscale in, text out. */
import { bitsOf } from './bits.ts'
import { findersIn, type Finder } from './finders.ts'
import { bent, fitsOf, type Field, type Fit } from './fit.ts'
import { Decoder } from './library.ts'
import type { Pass } from './passes.ts'
import { meshed } from './mesh.ts'
import { samplesOf } from './sample.ts'
import { sumsOf } from './sums.ts'
import { triplesOf, type Triple } from './triples.ts'

/** An accepted text, a code with another text, or nothing. */
export type Reading =
  | { kind: 'found'; text: string }
  /** Accepted texts that differ, in one picture. */
  | { kind: 'several'; texts: string[] }
  | { kind: 'other'; text: string }
  | { kind: 'none' }

export interface Wanted {
  accepts: (text: string) => boolean
  /** Checked between steps: when true, the reading ends with its current result. */
  isOver?: () => boolean
  triples?: number
  /**
   * Whether two accepted texts mean different things: then the pass that has found one looks for a second beside it. Without it
   * the first is the answer.
   */
  differ?: (one: string, other: string) => boolean
}

/** The marks' agreement from which bending the plan is worthwhile, and shifting a mesh. */
const WORTH_BENDING = 0.45
const WORTH_PULLING = 0.6
/** The number of finder triples tried in one pass. */
const TRIPLES = 6

interface Spot {
  x: number
  y: number
  radius: number
}

const decoder = new Decoder()

const decoded = (field: Field, fit: Fit): string | null => {
  for (const bits of samplesOf(field, fit)) {
    try {
      return decoder.decodeBitMatrix(bits, new Map()).getText()
    } catch {
      // The library throws when this way fails.
    }
  }
  return null
}

/** Flat first, then bowed, then crumpled. */
const textOf = (field: Field, flat: Fit): string | null => {
  const text = decoded(field, flat)
  if (text !== null || flat.score < WORTH_BENDING) return text
  const bowed = bent(field, flat)
  return decoded(field, bowed) ?? (bowed.score < WORTH_PULLING ? null : decoded(field, meshed(field, bowed)))
}

const isAt = ({ x, y }: Finder, factor: number, spots: readonly Spot[]): boolean =>
  spots.some((spot) => Math.hypot(x / factor - spot.x, y / factor - spot.y) < spot.radius)

/** Three finders of a decoded code, which need no further attempt. */
const spotsOf = ({ warp, size }: Fit, factor: number): Spot[] =>
  [0, 2, 4].map((at) => ({ x: (warp[at] ?? 0) / factor, y: (warp[at + 1] ?? 0) / factor, radius: (5 * size) / factor }))

/** @returns the first accepted text, or several that differ, else any other text found */
export const read = (
  passes: Iterable<Pass>,
  { accepts, isOver = () => false, triples: most = TRIPLES, differ }: Wanted,
): Reading => {
  let other: string | null = null
  const done: Spot[] = []
  const seen = (): Reading => (other === null ? { kind: 'none' } : { kind: 'other', text: other })
  /** The first accepted text that is not `first`, in codes that are not done. */
  const lookIn = (field: Field, triples: readonly Triple[], factor: number, first: string | null): string | null => {
    for (const triple of triples) {
      if (isOver()) return null
      if ([triple.topLeft, triple.topRight, triple.bottomLeft].some((finder) => isAt(finder, factor, done))) continue
      for (const fit of fitsOf(field, triple)) {
        const text = textOf(field, fit)
        if (text === null) continue
        done.push(...spotsOf(fit, factor))
        if (accepts(text) && (first === null || differ?.(first, text))) return text
        if (!accepts(text)) other ??= text
        break
      }
    }
    return null
  }
  const triplesIn = (field: Pick<Field, 'bits'>, factor: number): Triple[] =>
    triplesOf(
      findersIn(field.bits).filter((finder) => !isAt(finder, factor, done)),
      most,
    )
  for (const { gray, factor, threshold } of passes) {
    if (isOver()) return seen()
    const bits = bitsOf(gray, threshold)
    if (!bits) continue
    const triples = triplesIn({ bits }, factor)
    if (triples.length === 0) continue
    const field: Field = { gray, sums: sumsOf(gray), bits }
    const text = lookIn(field, triples, factor, null)
    if (text === null) continue
    const second = differ ? lookIn(field, triplesIn(field, factor), factor, text) : null
    return second === null ? { kind: 'found', text } : { kind: 'several', texts: [text, second] }
  }
  return seen()
}
