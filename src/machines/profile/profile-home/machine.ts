/**
 * The profile's read view: the number of sales or tools, whether the user may sell now, and an INN under check
 * (PR05, PR06, PR14–PR16, PR19).
 */
import { assign, setup, type DoneActorEvent } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import type { RetailPoint, User } from '../../../api/types.ts'
import type { Mode } from '../../../domain/people/roles.ts'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { renewalActions, renewalDelays, type RenewalContext } from '../../kit/query/renewal.ts'
import { queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, judge, take } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'

export interface ProfileHomeContext extends RenewalContext {
  mode: Mode
  /** The desk checks a company's INN: no query asks about it. */
  isCompany: boolean
  /** The session's value. */
  taxStatus: string | null
  /** Null while unknown. */
  count: number | null
  /** Null while unknown, or none. */
  point: RetailPoint | null
}

export type ProfileHomeInput = Pick<ProfileHomeContext, 'mode' | 'isCompany' | 'taxStatus'>

export type ProfileHomeEvent =
  | { type: 'count.retry' }
  | { type: 'point.retry' }
  /** The session reports another status of the INN. */
  | { type: 'person.changed'; taxStatus: string | null }

/** The automatic check ends soon; a manual one takes the desk days, and the screen does not wait for it. */
const isUnderCheck = (taxStatus: string | null): boolean => taxStatus === 'AWAITING_CHECK'

const userOf = (result: ApiResult<User>) => ({ user: result.kind === 'ok' ? result.payload : null, legal: null })
const statusOf = (result: ApiResult<User>) => ({ taxStatus: userOf(result).user?.taxStatus ?? null })

type Held = { context: ProfileHomeContext }
type Renewed = { event: DoneActorEvent<ApiResult<User>> }

/** The session gets the loaded data. */
const tellUser = { type: 'updateUser', params: ({ event }: Renewed) => userOf(event.output) } as const

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
    /** A background renewal: it waits while the tab is hidden or offline. */
    renewUser: declared<ApiResult<User>>(),
  },
  actions: {
    ...effects('updateUser'),
    countQuiet: renewalActions<ProfileHomeContext, ProfileHomeEvent>().countQuiet,
    takeCount: assign({ count: (_, result: ApiResult<number>) => (result.kind === 'ok' ? result.payload : null) }),
    takePoint: assign({ point: (_, result: ApiResult<RetailPoint | null>) => (result.kind === 'ok' ? result.payload : null) }),
    takeStatus: assign((_, { taxStatus }: { taxStatus: string | null }) => ({ taxStatus, quiet: 0 })),
  },
  guards: {
    ...queryGuards,
    isSeller: ({ context }) => context.mode === 'seller',
    isUnderCheck: ({ context }) => !context.isCompany && isUnderCheck(context.taxStatus),
    isStillUnderCheck: (_, result: ApiResult<User>) => result.kind === 'ok' && isUnderCheck(result.payload.taxStatus),
    isNews: ({ context }, { taxStatus }: { taxStatus: string | null }) => taxStatus !== context.taxStatus,
  },
  delays: renewalDelays,
}).createMachine({
  id: 'profileHome',
  context: ({ input }) => ({ ...input, count: null, point: null, quiet: 0 }),
  type: 'parallel',
  states: {
    count: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          invoke: asking('loadCount', {
            input: ({ context }: Held) => ({ mode: context.mode }),
            answered: [{ guard: ifAnswered, target: 'shown', actions: take('takeCount') }],
            failed: { target: 'failed' },
          }),
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
          invoke: asking('loadPoint', {
            answered: [{ guard: ifAnswered, target: 'known', actions: take('takePoint') }],
            failed: { target: 'failed' },
          }),
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
          invoke: asking('renewUser', {
            answered: [
              { guard: judge('isStillUnderCheck'), target: 'waiting', actions: ['countQuiet', tellUser] },
              {
                guard: ifAnswered,
                target: 'settled',
                actions: [{ type: 'takeStatus', params: ({ event }: Renewed) => statusOf(event.output) }, tellUser],
              },
            ],
            failed: { target: 'waiting', actions: 'countQuiet' },
          }),
        },
        settled: {},
      },
    },
  },
})
