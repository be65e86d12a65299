import type { JobKind } from './job.ts'

/** How a kind of job is worked off. */
export interface Lane {
  /** How many of the kind a process does at once. No kind waits for another, however slow the other's outside party is. */
  hands: number
  /** After this many tries without success a job is put aside; what repeats for ever has no last try. */
  lastTry: number
}

/** With the growing pauses of `postpone`: a working day for what only a defect can hold up… */
const HALF_A_DAY = 20
/** …and a long weekend for what waits for an outside party. */
const FOUR_DAYS = 100

/** The lanes. `hands` of those that wait for an outside party are many because waiting costs nothing. */
export const LANES: Readonly<Record<JobKind, Lane>> = {
  'send-code': { hands: 4, lastTry: HALF_A_DAY },
  'send-sms': { hands: 16, lastTry: HALF_A_DAY },
  'receipt-check': { hands: 16, lastTry: FOUR_DAYS },
  'inn-check': { hands: 4, lastTry: FOUR_DAYS },
  'remove-file': { hands: 4, lastTry: FOUR_DAYS },
  cleanup: { hands: 1, lastTry: Infinity },
  'expire-reserves': { hands: 1, lastTry: Infinity },
}

/** Whether it is a kind of this release; the queue may hold jobs of another one. */
export const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(LANES, kind)
