/** A number beside a link: asked for once, and left out where it does not come. */
import { assign, type EventObject } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { take } from './states.ts'

export interface CountContext {
  /** Null while unknown. */
  count: number | null
}

export const countContext: CountContext = { count: null }

/** Typed by the flow's events, because `assign` is invariant in them. */
export const countActions = <Event extends EventObject>() => ({
  takeCount: assign<CountContext, Event, ApiResult<number>, Event, never>({
    count: (_, answer) => (answer.kind === 'ok' ? answer.payload : null),
  }),
})

/** @param src the call that counts */
export const countStates = <const Src extends string>(src: Src) =>
  ({
    loading: {
      tags: 'loading',
      invoke: { id: src, src, onDone: { target: 'shown', actions: take('takeCount') }, onError: { target: 'shown' } },
    },
    shown: {},
  }) as const
