/** Seeded randomness: the same seed gives the same run. */
export interface Chance {
  /** An integer from 0 up to, but not including, the limit. */
  below: (limit: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  shuffle: <Item>(items: readonly Item[]) => Item[]
}

export const chance = (seed: number): Chance => {
  let state = seed >>> 0
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    pick: (items) => items[below(items.length)]!,
    shuffle: (items) => {
      const rest = [...items]
      return items.map(() => rest.splice(below(rest.length), 1)[0]!)
    },
  }
}
