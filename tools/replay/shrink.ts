/**
 * Delta debugging (Zeller and Hildebrandt, ddmin): the shortest part of a list, in its order, that still does what the whole of it does. Of the
 * result no single item can be left out.
 */

const parts = <Item>(items: readonly Item[], count: number): Item[][] =>
  Array.from({ length: count }, (_, at) =>
    items.slice(Math.floor((at * items.length) / count), Math.floor(((at + 1) * items.length) / count)),
  )

const without = <Item>(all: readonly Item[][], left: number): Item[] => all.filter((_, at) => at !== left).flat()

/**
 * @param does whether a part still does it; for the whole list it does
 * @returns items of the list, as few as leaving out finds
 */
export const shrink = <Item>(items: readonly Item[], does: (some: readonly Item[]) => boolean): Item[] => {
  if (items.length > 0 && does([])) return []
  let kept = [...items]
  let count = 2
  while (kept.length > 1) {
    const all = parts(kept, Math.min(count, kept.length))
    const alone = all.find((part) => part.length < kept.length && does(part))
    if (alone !== undefined) {
      kept = alone
      count = 2
      continue
    }
    const less = all.findIndex((_, at) => does(without(all, at)))
    if (less >= 0) {
      kept = without(all, less)
      count = Math.max(count - 1, 2)
    } else if (all.length === kept.length) break
    else count *= 2
  }
  return kept
}
