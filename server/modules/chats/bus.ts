/**
 * The announcement that something has changed in a person's conversation. It is only a reason to look: messages are stored before, so a
 * lost announcement loses nothing, a doubled one doubles nothing, and their order does not matter. An adapter for a broker has to keep
 * no more than that: what one process announces reaches all listening ones soon, and one that was cut off learns that it may have
 * missed something.
 */

/** Whose conversation has changed; null: whoever's, the announcements of a while are lost. */
export type ChatNews = { ownerId: string } | null

export interface ChatBus {
  /** Announces to every process; never throws: whoever is not reached looks later. */
  announce: (ownerId: string) => Promise<void>
  /** @returns ends the listening */
  listen: (listener: (news: ChatNews) => void) => () => void
  close: () => Promise<void>
}

/** For one process: what is announced is heard by it alone. */
export const createLocalBus = (): ChatBus => {
  const listeners = new Set<(news: ChatNews) => void>()
  return {
    announce: async (ownerId) => {
      for (const listener of listeners) listener({ ownerId })
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => listeners.clear(),
  }
}
