/** The Tab order of a diagram: states in reading order, each followed by its outgoing edges. */
import type { Box } from './view-box.ts'

export interface Item {
  kind: 'state' | 'edge'
  id: string
  /** The source state of an edge. */
  source: string | null
  box: Box
}

/** Boxes that overlap vertically are in one row. */
const byPlace = (one: Item, other: Item): number => {
  const [top, bottom] = [one.box.y, other.box.y]
  const isSameRow = Math.abs(top - bottom) < Math.min(one.box.height, other.box.height) / 2
  return isSameRow ? one.box.x - other.box.x : top - bottom
}

export const readingOrder = (items: readonly Item[]): Item[] => {
  const states = items.filter(({ kind }) => kind === 'state').toSorted(byPlace)
  const edges = items.filter(({ kind }) => kind === 'edge').toSorted(byPlace)
  const known = new Set(states.map(({ id }) => id))
  return [
    ...edges.filter(({ source }) => source === null || !known.has(source)),
    ...states.flatMap((state) => [state, ...edges.filter(({ source }) => source === state.id)]),
  ]
}
