/**
 * The profile for reading: how many sales or tools, whether the person may sell now, and an INN that is being checked
 * (PR05, PR06, PR14–PR16, PR19).
 */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../api/result.ts'
import type { RetailPoint, User } from '../../api/types.ts'
import type { Mode } from '../../domain/roles.ts'
import { declared } from '../kit/actor.ts'
import { effects } from '../kit/effects.ts'
import type { Tag } from '../kit/tags.ts'

export interface ProfileHomeContext {
  mode: Mode
  /** A company's INN is the desk's business: nothing is asked about it. */
  isCompany: boolean
  /** As the session knows it. */
  taxStatus: string | null
  /** Null while unknown. */
  count: number | null
  /** Null while unknown, or none. */
  point: RetailPoint | null
  /** Background questions in a row that brought nothing new. */
  quietChecks: number
}

export type ProfileHomeInput = Pick<ProfileHomeContext, 'mode' | 'isCompany' | 'taxStatus'>

export type ProfileHomeEvent =
  | { type: 'count.retry' }
  | { type: 'point.retry' }
  /** The session knows another status of the INN. */
  | { type: 'person.changed'; taxStatus: string | null }

/** How soon the INN is asked about again; each answer without news doubles the pause up to the longest. */
const RENEWAL = 3_000
const LONGEST_RENEWAL = 60_000

/** The check ends soon and by itself; one by hand takes the desk days, and nobody waits for it here. */
const isUnderCheck = (taxStatus: string | null): boolean => taxStatus === 'AWAITING_CHECK'

const userOf = (result: ApiResult<User>) => ({ user: result.kind === 'ok' ? result.payload : null, legal: null })
const statusOf = (result: ApiResult<User>) => ({ taxStatus: userOf(result).user?.taxStatus ?? null })

export const profileHomeMachine = setup({
  types: {
    context: {} as ProfileHomeContext,
    events: {} as ProfileHomeEvent,
    input: {} as ProfileHomeInput,
    tags: {} as Tag,
  },
  actors: {
    loadCount: declared<ApiResult<number>, { mode: Mode }>(),
    loadPoint: declared<ApiResult<RetailPoint | null>>(),
    /** Asked by the screen itself: it waits while the tab is hidden or offline. */
    renewUser: declared<ApiResult<User>>(),
  },
  actions: {
    ...effects('updateUser'),
    takeCount: assign({ count: (_, result: ApiResult<number>) => (result.kind === 'ok' ? result.payload : null) }),
    takePoint: assign({ point: (_, result: ApiResult<RetailPoint | null>) => (result.kind === 'ok' ? result.payload : null) }),
    takeStatus: assign((_, { taxStatus }: { taxStatus: string | null }) => ({ taxStatus, quietChecks: 0 })),
    countQuiet: assign({ quietChecks: ({ context }) => context.quietChecks + 1 }),
  },
  guards: {
    isAnswered: (_, result: ApiResult<unknown>) => result.kind === 'ok',
    isSeller: ({ context }) => context.mode === 'seller',
    isUnderCheck: ({ context }) => !context.isCompany && isUnderCheck(context.taxStatus),
    isStillUnderCheck: (_, result: ApiResult<User>) => result.kind === 'ok' && isUnderCheck(result.payload.taxStatus),
    isNews: ({ context }, { taxStatus }: { taxStatus: string | null }) => taxStatus !== context.taxStatus,
  },
  delays: { RENEWAL: ({ context }) => Math.min(RENEWAL * 2 ** context.quietChecks, LONGEST_RENEWAL) },
}).createMachine({
  id: 'profileHome',
  context: ({ input }) => ({ ...input, count: null, point: null, quietChecks: 0 }),
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
    innCheck: {
      initial: 'routingStatus',
      on: {
        'person.changed': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: '.routingStatus',
          actions: { type: 'takeStatus', params: ({ event }) => event },
        },
      },
      states: {
        routingStatus: { always: [{ guard: 'isUnderCheck', target: 'waiting' }, { target: 'settled' }] },
        waiting: { after: { RENEWAL: { target: 'asking' } } },
        asking: {
          invoke: {
            id: 'renewUser',
            src: 'renewUser',
            onDone: [
              {
                guard: { type: 'isStillUnderCheck', params: ({ event }) => event.output },
                target: 'waiting',
                actions: ['countQuiet', { type: 'updateUser', params: ({ event }) => userOf(event.output) }],
              },
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: 'settled',
                actions: [
                  { type: 'takeStatus', params: ({ event }) => statusOf(event.output) },
                  { type: 'updateUser', params: ({ event }) => userOf(event.output) },
                ],
              },
              { target: 'waiting', actions: 'countQuiet' },
            ],
            onError: { target: 'waiting', actions: 'countQuiet' },
          },
        },
        settled: {},
      },
    },
  },
})
