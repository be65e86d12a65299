/**
 * When a code may be asked for once more: kept until the tab is closed, so that a reload neither shortens nor extends the
 * wait (A14). Where storage is off a reload begins a whole wait anew.
 */
import { waitFrom, waitUntil } from '../../machines/fragments/resend/resend.ts'
import type { ResendWait } from '../../machines/fragments/resend/types.ts'
import { readStoredWait } from './storage.ts'

/** What is left of the wait that was begun before a reload; a whole one on arrival. */
export const readWait = (flow: string, phone: string, now: number): ResendWait => {
  const until = readStoredWait(flow, phone)
  return until === null ? waitFrom(now) : waitUntil(until, now)
}
