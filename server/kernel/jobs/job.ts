import type { Db } from '../database/types.ts'

/** Names of the jobs. */
export type JobKind = 'receipt-check' | 'expire-reserves' | 'remove-file' | 'inn-check' | 'send-code' | 'send-sms' | 'cleanup'

export type JobPayload = Record<string, string>

/**
 * What a job does to the database, in the transaction that also marks it done.
 * @returns when to run again, or null when it is done for good
 */
export type JobEffect = (tx: Db) => Promise<Date | null>

/** What a job asks with: `signal` ends when the worker waits no longer, because it took too long or because it stops. */
export interface JobContext {
  db: Db
  now: number
  signal: AbortSignal
}

/** A job in two steps: talk to the outside world, then write what came of it, once. */
export type JobHandler = (payload: JobPayload, context: JobContext) => Promise<JobEffect>

/** The expected failure of a job: an outside party is down. It is tried again later. */
export class RetryLater extends Error {}
