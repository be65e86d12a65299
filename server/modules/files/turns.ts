import { refuse } from '../../kernel/call/refusal.ts'

/** How many pieces of heavy work run at once, and how many may wait for it, of one person and of all. */
export interface TurnLimits {
  atOnce: number
  waitingOfOne: number
  waitingOfAll: number
}

/** When to come again: about what a few pieces of work take. */
const RETRY_AFTER = 5

/** Runs work in turns. */
export interface Turns {
  /** @throws Refusal rateLimited when enough is waiting: whoever comes later would wait longer than a request lives */
  take<Result>(person: string, work: () => Promise<Result>): Promise<Result>
}

/**
 * Heavy work in turns: people one after the other, each with one piece at a time. Whoever brings a lot waits for it alone;
 * whoever brings one waits for one of everybody before.
 */
export const createTurns = ({ atOnce, waitingOfOne, waitingOfAll }: TurnLimits): Turns => {
  const lines = new Map<string, (() => void)[]>()
  const atWork = new Set<string>()
  /** When each of them began last, counted; who has nothing here has not begun. */
  const lastTurn = new Map<string, number>()
  let begun = 0
  let waiting = 0

  const turnOf = (person: string): number => lastTurn.get(person) ?? 0

  const begin = (): void => {
    const free = [...lines.keys()].filter((person) => !atWork.has(person))
    const [next] = free.toSorted((one, other) => turnOf(one) - turnOf(other))
    if (next === undefined || atWork.size >= atOnce) return
    const line = lines.get(next) ?? []
    const start = line.shift()
    if (line.length === 0) lines.delete(next)
    atWork.add(next)
    lastTurn.set(next, (begun += 1))
    waiting -= 1
    start?.()
  }

  const leave = (person: string): void => {
    atWork.delete(person)
    if (!lines.has(person)) lastTurn.delete(person)
    begin()
  }

  const turn = (person: string): Promise<void> =>
    new Promise((resolve) => {
      lines.set(person, [...(lines.get(person) ?? []), resolve])
      waiting += 1
      begin()
    })

  return {
    take: async (person, work) => {
      const mine = lines.get(person)?.length ?? 0
      if (mine >= waitingOfOne || waiting >= waitingOfAll) return refuse('rateLimited', undefined, RETRY_AFTER)
      await turn(person)
      try {
        return await work()
      } finally {
        leave(person)
      }
    },
  }
}
