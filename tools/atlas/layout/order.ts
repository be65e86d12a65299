/**
 * The vertical order of states. The main way goes down step by step; a detour (leaves the main way and joins it further on) is
 * between its ends; states that have a tone, end the flow or lead back up are below all states that lead to them.
 */
import type { Chart, ChartEdge } from '../../../src/atlas/chart/types.ts'
import { endOf, isInside, type Tree } from './tree.ts'

/** Room between two steps of the main way for states beside it. */
const STEP = 1000

interface Way {
  from: string
  to: string
}

/** Distance from the start, breadth first. */
const distances = (begin: readonly string[], next: (leaf: string) => string[]): Map<string, number> => {
  const found = new Map(begin.map((leaf) => [leaf, 0]))
  for (const [leaf, steps] of found) for (const to of next(leaf)) if (!found.has(to)) found.set(to, steps + 1)
  return found
}

/** Ranks of all leaf states: a smaller rank is higher up. */
const ranksOf = (chart: Chart, tree: Tree): Map<string, number> => {
  const ways = chart.edges
    .filter((edge) => !isInside(tree, edge))
    .map(({ source, target }): Way => ({ from: source, to: tree.entryOf(target ?? source) }))
  // A parallel state is entered as a whole: what leaves one of its regions leaves the same step.
  const main = new Map(
    chart.states.flatMap(({ id, main }) => {
      const entry = tree.entryOf(id)
      return main === null ? [] : [entry, ...tree.leavesOf(entry)].map((one) => [one, (main + 1) * STEP] as const)
    }),
  )
  const next = (leaf: string) => ways.filter(({ from }) => tree.pathOf(leaf).includes(from)).map(({ to }) => to)
  const begins = chart.states
    .filter(({ kind }) => kind === 'parallel')
    .flatMap(({ id }) => tree.childrenOf(id).map((child) => tree.entryOf(child.id)))
  const far = distances([tree.entryOf('*'), ...begins], next)
  const leaves = tree.leavesOf('*').toSorted((a, b) => (far.get(a) ?? Infinity) - (far.get(b) ?? Infinity) || 0)

  const aside = new Map(leaves.map((leaf) => [leaf, distances([leaf], (at) => next(at).filter((to) => !main.has(to)))]))
  const isBefore = (one: string, other: string) =>
    !aside.get(other)?.has(one) || (aside.get(one)?.has(other) === true && (far.get(one) ?? 0) < (far.get(other) ?? 0))

  const ranks = new Map(main)
  const rank = (leaf: string): number => {
    const known = ranks.get(leaf)
    if (known !== undefined) return known
    const sources = ways.filter(({ to }) => to === leaf).map(({ from }) => from)
    const mains = sources.flatMap((from) => {
      const inside = tree.leavesOf(from).flatMap((one) => main.get(one) ?? [])
      return inside.length > 0 ? [Math.max(...inside)] : []
    })
    const joins = next(leaf).flatMap((to) => main.get(to) ?? [])
    const isDetour = tree.get(leaf).tone === null && joins.some((to) => to > Math.min(...mains))
    const beside = sources
      .flatMap((from) => tree.leavesOf(from))
      .filter((from) => !main.has(from) && from !== leaf && isBefore(from, leaf))
    const found = isDetour ? Math.min(...mains) + 1 : Math.max(-1, ...mains, ...beside.map(rank)) + 1
    ranks.set(leaf, found)
    return found
  }
  for (const leaf of leaves) rank(leaf)
  return ranks
}

export interface Order {
  /** Siblings from top to bottom. */
  sorted: (ids: readonly string[]) => string[]
  /** Whether an arrow leads up. */
  isBack: (from: string, to: string) => boolean
  /**
   * Whether an edge is a line of text in its source's box instead of an arrow: it stays inside, or leads far back up. Such arrows
   * would cross half of the picture to say «back to the form».
   */
  isWritten: (edge: ChartEdge) => boolean
}

/** From this many steps of the main way an edge is far. */
const FAR = 2

export const orderOf = (chart: Chart, tree: Tree): Order => {
  const ranks = ranksOf(chart, tree)
  const index = new Map(chart.states.map(({ id }, at) => [id, at]))
  const compare = (one: string, other: string): number => {
    // A frame on the main way is at the step where the way enters it, whatever other entries it has.
    const top = (id: string) => {
      // A parallel frame is entered as a whole and has its own rank.
      const own = ranks.get(id)
      if (own !== undefined) return own
      const leaves = tree.leavesOf(id)
      const main = leaves.filter((leaf) => tree.mainOf(leaf) !== null)
      return Math.min(...(main.length > 0 ? main : leaves).map((leaf) => ranks.get(leaf) ?? 0))
    }
    return top(one) - top(other) || (index.get(one) ?? 0) - (index.get(other) ?? 0)
  }
  /** The two siblings that contain the ends of an arrow. */
  const partsOf = (from: string, to: string): [string, string] => {
    const [above, below] = [tree.pathOf(from).toReversed(), tree.pathOf(to).toReversed()]
    const at = above.findIndex((id, level) => id !== below[level])
    return [above[at] ?? from, below[at] ?? to]
  }
  const isFarBack = (from: string, to: string): boolean => {
    const [low, high] = partsOf(from, to)
    const siblings = tree.childrenOf(tree.get(low).parent ?? '')
    const between = siblings.filter(({ id }) => tree.mainOf(id) !== null && compare(high, id) < 0 && compare(id, low) < 0)
    return compare(low, high) > 0 && between.length >= FAR
  }
  return {
    sorted: (ids) => ids.toSorted(compare),
    isBack: (from, to) => {
      const [one, other] = partsOf(from, to)
      return compare(one, other) > 0
    },
    isWritten: (edge) => {
      const end = endOf(tree, edge)
      return isInside(tree, edge) || end === null || (tree.get(edge.source).kind === 'resting' && isFarBack(edge.source, end))
    },
  }
}
