/**
 * What a screen asks again by itself while somebody else is at work: the tax service at a receipt, or at an INN. Answers
 * without news make the pause longer.
 */
import { assign, type EventObject } from 'xstate'

/** How soon it is asked again; each answer without news doubles the pause up to the longest. */
const FIRST_PAUSE = 3_000
const LONGEST_PAUSE = 60_000

/** A context of a flow that asks by itself. */
export interface RenewalContext {
  /** Answers in a row that brought nothing new. */
  quiet: number
}

/** Typed by the flow's context and events, which `assign` has no variance in. */
export const renewalActions = <Context extends RenewalContext, Event extends EventObject>() => ({
  countQuiet: assign<Context, Event, undefined, Event, never>(
    ({ context }) => ({ quiet: context.quiet + 1 }) as Partial<Context>,
  ),
  forgetQuiet: assign<Context, Event, undefined, Event, never>(() => ({ quiet: 0 }) as Partial<Context>),
})

export const renewalDelays = {
  RENEWAL: ({ context }: { context: RenewalContext }) => Math.min(FIRST_PAUSE * 2 ** context.quiet, LONGEST_PAUSE),
}
