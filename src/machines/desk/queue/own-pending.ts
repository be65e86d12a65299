import type { LastDecision } from '../desk-undo/types.ts'
import type { DeskCase } from './types.ts'

/**
 * The operator's own decision that can still be taken back: the newest of those that the list shows, as after a reload.
 * @param now epoch milliseconds
 */
export const ownPending = (cases: readonly DeskCase[], now: number): LastDecision | null => {
  const own = cases.flatMap(({ kind, id, title, pending }) => {
    if (!pending?.byMe) return []
    const due = Date.parse(pending.due)
    return due > now ? [{ kind, id, title, verdict: pending.verdict, due }] : []
  })
  return own.toSorted((one, other) => other.due - one.due)[0] ?? null
}
