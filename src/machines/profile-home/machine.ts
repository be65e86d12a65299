/** The head of /profile/user: how many sales or tools, and whether the person may sell now (PR05, PR06, PR19). */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../api/result.ts'
import type { RetailPoint } from '../../api/types.ts'
import type { Mode } from '../../domain/roles.ts'
import { declared } from '../kit/actor.ts'
import type { Tag } from '../kit/tags.ts'

export interface ProfileHomeContext {
  mode: Mode
  /** Null while unknown. */
  count: number | null
  /** Null while unknown, or none. */
  point: RetailPoint | null
}

export type ProfileHomeEvent = { type: 'count.retry' } | { type: 'point.retry' }

export const profileHomeMachine = setup({
  types: {
    context: {} as ProfileHomeContext,
    events: {} as ProfileHomeEvent,
    input: {} as { mode: Mode },
    tags: {} as Tag,
  },
  actors: {
    loadCount: declared<ApiResult<number>, { mode: Mode }>(),
    loadPoint: declared<ApiResult<RetailPoint | null>>(),
  },
  actions: {
    takeCount: assign({ count: (_, result: ApiResult<number>) => (result.kind === 'ok' ? result.payload : null) }),
    takePoint: assign({ point: (_, result: ApiResult<RetailPoint | null>) => (result.kind === 'ok' ? result.payload : null) }),
  },
  guards: {
    isAnswered: (_, result: ApiResult<unknown>) => result.kind === 'ok',
    isSeller: ({ context }) => context.mode === 'seller',
  },
}).createMachine({
  id: 'profileHome',
  context: ({ input }) => ({ mode: input.mode, count: null, point: null }),
  type: 'parallel',
  states: {
    count: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            id: 'loadCount',
            src: 'loadCount',
            input: ({ context }) => ({ mode: context.mode }),
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: 'shown',
                actions: { type: 'takeCount', params: ({ event }) => event.output },
              },
              { target: 'failed' },
            ],
            onError: { target: 'failed' },
          },
        },
        shown: {},
        failed: { on: { 'count.retry': { target: 'loading' } } },
      },
    },
    point: {
      initial: 'routingMode',
      states: {
        routingMode: { always: [{ guard: 'isSeller', target: 'loading' }, { target: 'known' }] },
        loading: {
          tags: 'loading',
          invoke: {
            id: 'loadPoint',
            src: 'loadPoint',
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: 'known',
                actions: { type: 'takePoint', params: ({ event }) => event.output },
              },
              { target: 'failed' },
            ],
            onError: { target: 'failed' },
          },
        },
        known: {},
        failed: { on: { 'point.retry': { target: 'loading' } } },
      },
    },
  },
})
