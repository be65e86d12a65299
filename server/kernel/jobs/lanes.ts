import type { JobKind } from './job.ts'

/** How jobs of a kind are run. */
export interface Lane {
  /** The number of concurrent jobs of a kind per process. No kind waits for another, however slow its external service is. */
  hands: number
  /** A job is put aside after this many failed attempts; recurring jobs, and those that end by themselves, have no limit. */
  lastTry: number
}

/** With the backoff of `postpone`: a working day for failures that only a defect can cause… */
const HALF_A_DAY = 20
/** …and a long weekend for waits on an external service. */
const FOUR_DAYS = 100

/** The lanes. Lanes that wait for an external service have many `hands`, because waiting costs nothing. */
export const LANES: Readonly<Record<JobKind, Lane>> = {
  'send-code': { hands: 4, lastTry: HALF_A_DAY },
  'send-sms': { hands: 16, lastTry: HALF_A_DAY },
  // It ends half an hour after its message.
  'check-sms': { hands: 4, lastTry: Infinity },
  // It ends a day after the newest news. Put aside, it would mute its browser for ever: news goes to the job that waits.
  'send-push': { hands: 16, lastTry: Infinity },
  'receipt-check': { hands: 16, lastTry: FOUR_DAYS },
  // What stops it is a refusal, which ends it, or the bank's silence.
  'desk-decision': { hands: 8, lastTry: FOUR_DAYS },
  // It ends with the bank's word or an operator's. Put aside, it would leave points held that nobody asks about.
  'chat-answer': { hands: 4, lastTry: HALF_A_DAY },
  payout: { hands: 16, lastTry: Infinity },
  'bank-notice': { hands: 4, lastTry: FOUR_DAYS },
  // It ends with the page that it belongs to.
  'find-cards': { hands: 4, lastTry: Infinity },
  'unbind-card': { hands: 2, lastTry: FOUR_DAYS },
  reconcile: { hands: 1, lastTry: Infinity },
  'count-payees': { hands: 1, lastTry: Infinity },
  'inn-check': { hands: 4, lastTry: FOUR_DAYS },
  'remove-file': { hands: 4, lastTry: FOUR_DAYS },
  cleanup: { hands: 1, lastTry: Infinity },
  'check-claims': { hands: 1, lastTry: Infinity },
  'expire-reserves': { hands: 1, lastTry: Infinity },
  'warn-reserves': { hands: 1, lastTry: Infinity },
  'seal-ledger': { hands: 1, lastTry: Infinity },
  'check-ledger': { hands: 1, lastTry: Infinity },
}

/** Whether this release knows the kind; the queue may hold jobs of another release. */
export const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(LANES, kind)
