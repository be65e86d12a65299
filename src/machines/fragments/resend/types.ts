/** The repeated request for a code (AU31, AU40; A14), for any flow with a code. */
import type { Command, CommandContext } from '../../kit/command/types.ts'
import type { Stamp, StampedAnswer } from '../../kit/stamp.ts'

/** The rest of the wait. */
export interface ResendWait {
  /** Epoch milliseconds: the end of the wait, for display. */
  until: number
  /** Milliseconds, measured on entry to the wait: a timer has no clock. */
  left: number
}

/** A separate command beside those of the flow: it is kept while the result of the last request is unknown. */
export interface Resend extends ResendWait, CommandContext<Command, null> {
  /** A new code has been sent from this screen. */
  isSentAgain: boolean
}

/** The context of a flow that can request a code again. */
export interface ResendContext {
  resend: Resend
}

export interface ResendInput {
  wait: ResendWait
}

/** The wait for another code starts with the answer. */
export type CodeSent = StampedAnswer<null>

export type ResendEvent = { type: 'code.resend' } & Stamp
