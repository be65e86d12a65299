import { refuse } from '../../kernel/call/refusal.ts'

/** Limits of heavy work: concurrent pieces, and waiting pieces per person and in total. */
export interface TurnLimits {
  atOnce: number
  waitingOfOne: number
  waitingOfAll: number
}

/** Retry-After: about the time of a few pieces of work. */
const RETRY_AFTER = 5

/** Runs work in turns. */
export interface Turns {
  /** @throws Refusal rateLimited when the queue is full: a later piece would wait longer than its request lives */
  take<Result>(person: string, work: () => Promise<Result>): Promise<Result>
}

/**
 * A fair queue of heavy work: people take turns, each with one piece at a time. A person with many pieces delays only themselves;
 * a person with one piece waits for at most one of everybody before.
 */
export const createTurns = ({ atOnce, waitingOfOne, waitingOfAll }: TurnLimits): Turns => {
  const lines = new Map<string, (() => void)[]>()
  const atWork = new Set<string>()
  /** The turn in which each person's last piece began; absent for people without work here. */
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
