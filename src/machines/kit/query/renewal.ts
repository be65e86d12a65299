/**
 * A screen's automatic renewal while others are at work: the tax service on a receipt, or on an INN. Unchanged answers
 * lengthen the pause (backoff).
 */
import { assign, type EventObject } from 'xstate'
import { backoff } from './backoff.ts'

/** The first pause; each unchanged answer doubles it, up to the longest. */
const FIRST_PAUSE = 3_000
const LONGEST_PAUSE = 60_000

/** The context of a flow with a renewal. */
export interface RenewalContext {
  /** Unchanged answers in a row. */
  quiet: number
}

/** Typed by the flow's context and events, because `assign` is invariant in them. */
export const renewalActions = <Context extends RenewalContext, Event extends EventObject>() => ({
  countQuiet: assign<Context, Event, undefined, Event, never>(
    ({ context }) => ({ quiet: context.quiet + 1 }) as Partial<Context>,
  ),
  forgetQuiet: assign<Context, Event, undefined, Event, never>(() => ({ quiet: 0 }) as Partial<Context>),
})

export const renewalDelays = {
  RENEWAL: ({ context }: { context: RenewalContext }) => backoff(FIRST_PAUSE, LONGEST_PAUSE, context.quiet),
}
