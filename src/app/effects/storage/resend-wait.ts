/**
 * The time of the next allowed code request. Stored until the tab closes, so that a reload neither shortens nor extends the wait
 * (A14). Where storage is off, a reload restarts the whole wait.
 */
import { waitFrom, waitUntil } from '../../../machines/fragments/resend/resend.ts'
import type { ResendWait } from '../../../machines/fragments/resend/types.ts'
import { parse, read, waitKey, type StoredWait } from './storage.ts'

/** The end of this phone's wait; null without one. */
const readStoredWait = (flow: string, phone: string): number | null => {
  const known = parse(read('sessionStorage', waitKey(flow))) as Partial<StoredWait> | null
  return known?.phone === phone && typeof known.until === 'number' ? known.until : null
}

/** The rest of a wait begun before a reload; a whole wait on first arrival. */
export const readWait = (flow: string, phone: string, now: number): ResendWait => {
  const until = readStoredWait(flow, phone)
  return until === null ? waitFrom(now) : waitUntil(until, now)
}
