/** Asking for the code once more (AU31, AU40; A14), as any flow with a code carries it. */
import type { Command, CommandContext } from '../../kit/command/types.ts'
import type { Stamp, StampedAnswer } from '../../kit/stamp.ts'

/** How long the person still has to wait. */
export interface ResendWait {
  /** Epoch milliseconds: the end of the wait, for showing it. */
  until: number
  /** Milliseconds from the moment the wait was entered: a timer knows no clock. */
  left: number
}

/** A command of its own beside those of the flow: it is kept while nobody knows whether the last request was carried out. */
export interface Resend extends ResendWait, CommandContext<Command, null> {
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
