import { refuse } from '../../contract/refusal.ts'

const WINDOW = 60_000
/** Tasks that one client gets in a minute; a page asks for one when it is opened and after each use. */
export const TASKS_PER_MINUTE = 300

/**
 * Holds off a client that asks for tasks without end. Kept in memory: a task is little work, and asking the database
 * would be more.
 * @returns a function that refuses the call that is one too many
 */
export const taskLimit = (): ((client: string, now: number) => void) => {
  let since = 0
  const counts = new Map<string, number>()
  return (client, now) => {
    if (now - since >= WINDOW) {
      since = now
      counts.clear()
    }
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    if (count > TASKS_PER_MINUTE) refuse('rateLimited', undefined, Math.max(1, Math.ceil((since + WINDOW - now) / 1000)))
  }
}
