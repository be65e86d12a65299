import type { Db, Tx } from '../database/types.ts'

/** Names of the jobs. */
export type JobKind =
  | 'receipt-check'
  | 'expire-reserves'
  | 'warn-reserves'
  | 'remove-file'
  | 'inn-check'
  | 'send-code'
  | 'send-sms'
  | 'check-sms'
  | 'send-push'
  | 'chat-answer'
  | 'desk-decision'
  | 'check-claims'
  | 'payout'
  | 'bank-notice'
  | 'unbind-card'
  | 'find-cards'
  | 'reconcile'
  | 'count-payees'
  | 'cleanup'
  | 'seal-ledger'
  | 'check-ledger'

export type JobPayload = Record<string, string>

/**
 * Writes what a job has found out. It runs in the transaction that also marks the job done, so that both happen or neither.
 * @returns the time of the next run, or null when the job is done for good
 */
export type JobEffect = (tx: Tx) => Promise<Date | null>

/** The context of a job's external call: `signal` aborts when the worker stops or the call takes too long. */
export interface JobContext {
  db: Db
  now: number
  signal: AbortSignal
}

/** A job in two steps: call an external service, then write the result once. */
export type JobHandler = (payload: JobPayload, context: JobContext) => Promise<JobEffect>

/** The expected failure of a job: an external service is down. The job is retried later. */
export class RetryLater extends Error {}

/** The service takes nothing before a moment, whatever it is asked: the job waits until then, and the attempt does not count. */
export class Paused extends RetryLater {
  /** Milliseconds since 1970. */
  readonly until: number

  /** @param reason for the log */
  constructor(reason: string, until: number) {
    super(reason)
    this.until = until
  }
}
