/** A tab that is closed lets its row go at once; otherwise others would wait for ten minutes of silence (C07). */
import { deskOperations } from '../api/generated/operations/desk.ts'
import type { CaseKind } from '../domain/desk/cases.ts'
import { randomKey } from '../views/kit/use-send.ts'
import { readToken } from './storage.ts'

const addressOf = ({ kind, id }: { kind: CaseKind; id: string }): string =>
  `/api${deskOperations.releaseDeskCase.path.replace('{kind}', kind).replace('{id}', id)}`

/**
 * Sends the release when the page goes. The client of the portal waits for chunks and for the call before, and a page that goes waits for
 * nothing; `keepalive` lets the request outlive it. Whoever comes back by the browser's own cache of pages is told: the row has to be taken
 * again.
 * @param isTaken whether there is something to let go: not while a decision is under way, which needs the take
 * @returns ends it
 */
export const releaseOnLeave = (
  row: { kind: CaseKind; id: string },
  isTaken: () => boolean,
  onReturn: () => void,
): (() => void) => {
  const leave = () => {
    const token = readToken()
    if (token === null || !isTaken()) return
    const headers = { Token: token, 'Idempotency-Key': randomKey() }
    // Nobody is there to hear of a failure: the row is given back by itself ten minutes later.
    fetch(addressOf(row), { method: 'POST', keepalive: true, headers }).catch(() => undefined)
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', comeBack)
  }
}
