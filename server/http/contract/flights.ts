import { refuse } from '../../kernel/call/refusal.ts'

/**
 * How many commands of one person a process works on at once. All of them wait for the same lock of the person, each with a connection of
 * the pool in its hand: of two hundred at once most would outwait the database's patience, and other people's requests with them.
 */
export const COMMANDS_AT_ONCE = 5

/** Retry-After: a few commands take less. */
const RETRY_AFTER = 1

/** The commands under way in a process. */
export interface Flights {
  /**
   * Counts a command in. A repeat of one that is under way waits for it at its key and is no other command: it must learn the answer.
   * @returns counts it out again
   * @throws Refusal rateLimited for one too many
   */
  begin(person: string, key: string | undefined): () => void
}

export const createFlights = (most = COMMANDS_AT_ONCE): Flights => {
  /** How often each command of each person is under way; one without a key is like no other. */
  const people = new Map<string, Map<string | symbol, number>>()

  return {
    begin: (person, key) => {
      const [mine, command] = [people.get(person) ?? new Map<string | symbol, number>(), key ?? Symbol('a command without a key')]
      const repeats = mine.get(command) ?? 0
      if (repeats === 0 && mine.size >= most) refuse('rateLimited', undefined, RETRY_AFTER)
      people.set(person, mine.set(command, repeats + 1))
      return () => {
        const left = (mine.get(command) ?? 1) - 1
        if (left > 0) mine.set(command, left)
        else mine.delete(command)
        if (mine.size === 0) people.delete(person)
      }
    },
  }
}
