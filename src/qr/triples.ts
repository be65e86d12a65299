/** Which three finders may belong to one code, and the size and slant that follow from them. */
import type { Finder } from './finders.ts'
import type { BitMatrix } from './library.ts'

export interface Triple {
  topLeft: Finder
  topRight: Finder
  bottomLeft: Finder
}

const distance = (a: Finder, b: Finder): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The corner is opposite the longest side; the other two go clockwise in a picture that is not mirrored. */
const arranged = (a: Finder, b: Finder, c: Finder): Triple => {
  const [ab, bc, ca] = [distance(a, b), distance(b, c), distance(c, a)]
  const [corner, one, other] = bc >= ab && bc >= ca ? [a, b, c] : ca >= ab ? [b, c, a] : [c, a, b]
  const turn = (one.x - corner.x) * (other.y - corner.y) - (one.y - corner.y) * (other.x - corner.x)
  return turn > 0 ? { topLeft: corner, topRight: one, bottomLeft: other } : { topLeft: corner, topRight: other, bottomLeft: one }
}

/** The deviation of three finders from the corners of a square in perspective; infinite when impossible. */
const oddness = ({ topLeft, topRight, bottomLeft }: Triple): number => {
  const [across, down] = [distance(topLeft, topRight), distance(topLeft, bottomLeft)]
  const sizes = [topLeft.size, topRight.size, bottomLeft.size]
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)]
  const cosine =
    ((topRight.x - topLeft.x) * (bottomLeft.x - topLeft.x) + (topRight.y - topLeft.y) * (bottomLeft.y - topLeft.y)) /
    (across * down)
  const legs = Math.max(across, down) / Math.min(across, down)
  const isTooClose = Math.min(across, down) < 8 * smallest
  const isTooFar = Math.max(across, down) > 120 * largest
  if (isTooClose || isTooFar || largest > 3 * smallest || legs > 2.6 || Math.abs(cosine) > 0.65) return Infinity
  return (legs - 1) * 0.6 + Math.abs(cosine) + (largest / smallest - 1) * 0.8
}

/** A finder's middle is three modules high: as many rows should match. */
const certainty = ({ count, size }: Finder): number => Math.min(1, count / Math.max(4, 2.5 * size))

/** @returns the most likely triples, best first, at most this many */
export const triplesOf = (finders: readonly Finder[], most: number): Triple[] => {
  const all: { triple: Triple; rank: number }[] = []
  finders.forEach((a, at) =>
    finders.slice(at + 1).forEach((b, next) =>
      finders.slice(at + next + 2).forEach((c) => {
        const triple = arranged(a, b, c)
        const rank = oddness(triple) - 0.6 * (certainty(a) + certainty(b) + certainty(c))
        if (rank < Infinity) all.push({ triple, rank })
      }),
    ),
  )
  return all
    .toSorted((left, right) => left.rank - right.rank)
    .slice(0, most)
    .map(({ triple }) => triple)
}

/** Pixels from a finder's middle to its outer edge, towards a point. */
const reach = (bits: BitMatrix, from: Finder, dx: number, dy: number): number | null => {
  let turns = 0
  let isDark = true
  for (let gone = 0; gone < 12 * from.size; gone += 0.5) {
    const [x, y] = [Math.floor(from.x + dx * gone), Math.floor(from.y + dy * gone)]
    const isOutside = x < 0 || y < 0 || x >= bits.getWidth() || y >= bits.getHeight()
    const dark = !isOutside && bits.get(x, y)
    if (dark !== isDark) {
      turns += 1
      isDark = dark
      if (turns === 3) return gone
    }
    if (isOutside) return null
  }
  return null
}

/** Pixels per module at a finder, along the line to another one. */
const moduleAlong = (bits: BitMatrix, from: Finder, to: Finder): number => {
  const length = distance(from, to)
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const both = [reach(bits, from, dx, dy), reach(bits, from, -dx, -dy)].filter((one) => one !== null)
  return both.length > 0 ? both.reduce((sum, one) => sum + one, 0) / both.length / 3.5 : from.size
}

export interface Side {
  /** Modules between the two middles, as a fraction. */
  modules: number
  /** The square root of the ratio of the module sizes at both ends, minus one: 0 when seen straight. */
  slant: number
}

/** In perspective, the number of modules along a line is its length divided by the geometric mean of the modules at its ends. */
export const sideOf = (bits: BitMatrix, from: Finder, to: Finder): Side => {
  const [begin, end] = [moduleAlong(bits, from, to), moduleAlong(bits, to, from)]
  return { modules: distance(from, to) / Math.sqrt(begin * end), slant: Math.sqrt(begin / end) - 1 }
}
