/** Answers that are known for a while. Nothing of it is stored or logged: a key is what somebody has typed. */
export const CACHE = { most: 2_000, lifetime: 86_400_000 } as const

export interface Answers<Answer> {
  find(key: string, now: number): Answer | null
  keep(key: string, answer: Answer, now: number): void
}

/** What two people type alike is one question: capitals, spaces and ways of writing a letter make no other. */
export const questionOf = (query: string): string => query.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The answer that was asked for least lately goes first. */
export const createAnswers = <Answer>(): Answers<Answer> => {
  const known = new Map<string, { answer: Answer; until: number }>()
  return {
    find: (key, now) => {
      const found = known.get(key)
      if (!found) return null
      known.delete(key)
      if (found.until <= now) return null
      known.set(key, found)
      return found.answer
    },
    keep: (key, answer, now) => {
      known.delete(key)
      known.set(key, { answer, until: now + CACHE.lifetime })
      const [oldest] = known.keys()
      if (known.size > CACHE.most && oldest !== undefined) known.delete(oldest)
    },
  }
}
