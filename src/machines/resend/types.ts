/** Asking for the code once more (AU31, AU40; A14 of docs/decisions.md), as any flow with a code carries it. */
import type { ApiResult } from '../../api/result.ts'
import type { Stamp, StampedAnswer } from '../kit/stamp.ts'

/** How long the person still has to wait. */
export interface ResendWait {
  /** Epoch milliseconds: the end of the wait, for showing it. */
  until: number
  /** Milliseconds from the moment the wait was entered: a timer knows no clock. */
  left: number
}

export interface Resend extends ResendWait {
  /** Idempotency key: kept while nobody knows whether the last request was carried out. */
  key: string | null
  answer: ApiResult<null> | null
  /** A new code has been sent while this screen stood. */
  isSentAgain: boolean
}

/** A context of a flow that can ask for a code once more. */
export interface ResendContext {
  resend: Resend
}

export interface ResendInput {
  wait: ResendWait
}

/** The wait for another code begins with the answer. */
export type CodeSent = StampedAnswer<null>

export type ResendEvent = { type: 'code.resend' } & Stamp
