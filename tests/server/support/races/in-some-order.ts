/** B11 as linearizability: whether concurrent answers could have been given one after the other. */

/** A person's action and the code of its answer. */
export interface Happened {
  who: string
  kind: string
  code: number
}

/** The live row of a serial on the sellers' side. */
export type Holder = { owner: string; isSold: boolean } | null

/** The programme's rules: the code, and the holder of the serial afterwards. */
export const afterwards = ({ who, kind }: Pick<Happened, 'who' | 'kind'>, holder: Holder): { code: number; holder: Holder } => {
  const isMine = holder?.owner === who
  if (kind === 'release') return isMine && !holder.isSold ? { code: 0, holder: null } : { code: 120, holder }
  if (kind === 'sale' && (holder === null || (isMine && !holder.isSold))) return { code: 0, holder: { owner: who, isSold: true } }
  if (holder === null) return { code: 0, holder: { owner: who, isSold: false } }
  if (isMine) return { code: 107, holder }
  return { code: holder.isSold ? 100 : 101, holder }
}

/** @returns whether some order of the events explains every code and the final state */
export const inSomeOrder = (events: readonly Happened[], begin: Holder, end: Holder): boolean => {
  const dead = new Set<string>()
  const search = (left: readonly number[], holder: Holder): boolean => {
    if (left.length === 0) return JSON.stringify(holder) === JSON.stringify(end)
    const place = `${left.join()} ${JSON.stringify(holder)}`
    if (dead.has(place)) return false
    const found = left.some((index) => {
      const event = events[index]
      if (!event) return false
      const next = afterwards(event, holder)
      return (
        next.code === event.code &&
        search(
          left.filter((each) => each !== index),
          next.holder,
        )
      )
    })
    if (!found) dead.add(place)
    return found
  }
  return search([...events.keys()], begin)
}
