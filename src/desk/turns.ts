/** A row is taken and let go in the order in which the operator opens and leaves it, however long an answer takes. */
import type { Turn } from '../machines/desk/desk-case/actors.ts'

/**
 * Calls about one row, each sent once the one before has been answered: a release that overtook its take would leave the row taken for ten
 * minutes by somebody who has gone on.
 */
export const createTurns = (): Turn => {
  const last = new Map<string, Promise<unknown>>()
  return ({ kind, id }, call) => {
    const row = `${kind} ${id}`
    const answer = (last.get(row) ?? Promise.resolve()).then(call, call)
    const end = () => {
      if (last.get(row) === answer) last.delete(row)
    }
    last.set(row, answer)
    answer.then(end, end)
    return answer
  }
}
