/** The reason's part of a flow's `setup`, and its events while it is open. */
import { assign, type EventObject } from 'xstate'
import type { ReasonContext, ReasonEvent } from './types.ts'

export const reasonContext: ReasonContext = { picked: null, words: '', isReasonShown: false }

/** The actions of a reason, typed by the flow's context and events, because `assign` is invariant in them. */
export const reasonActions = <Context extends ReasonContext, Event extends EventObject>() => {
  const to = (change: Partial<ReasonContext>): Partial<Context> => change as Partial<Context>
  return {
    pick: assign<Context, Event, { at: number | null }, Event, never>((_, { at }) => to({ picked: at, isReasonShown: false })),
    takeWords: assign<Context, Event, { words: string }, Event, never>((_, { words }) => to({ words, isReasonShown: false })),
    showReasonProblem: assign<Context, Event, undefined, Event, never>(() => to({ isReasonShown: true })),
    forgetReason: assign<Context, Event, undefined, Event, never>(() => to(reasonContext)),
  }
}

type Of<Type extends ReasonEvent['type']> = { event: Extract<ReasonEvent, { type: Type }> }

/** What may be done to the reason while it is open. */
export const reasonEvents = {
  'reason.pick': { actions: { type: 'pick', params: ({ event }: Of<'reason.pick'>) => event } },
  'reason.change': { actions: { type: 'takeWords', params: ({ event }: Of<'reason.change'>) => event } },
} as const
