/**
 * The session of the desk: who is signed in, and every way it ends. Apart from the portal's: an operator has no points, modes or profile,
 * and the tokens of both stand in one browser beside each other (E21).
 */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, judge, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { DeskSessionContext, DeskSessionEvent, DeskSessionInput, Operator } from './types.ts'

const OVER = { title: 'Сеанс завершён', text: 'Войдите ещё раз, чтобы продолжить', tone: 'info' } as const
const NO_OPERATOR = { title: 'Вход закрыт', text: 'Эта учётная запись больше не оператор', tone: 'danger' } as const
const SIGN_IN = '/desk/login'

/** How long a sign-out waits for the server: the token is erased before it is asked. */
const REVOKE_LIMIT = 5_000

export const deskSessionMachine = setup({
  types: {
    context: {} as DeskSessionContext,
    events: {} as DeskSessionEvent,
    input: {} as DeskSessionInput,
    tags: {} as Tag,
  },
  actors: {
    loadOperator: declared<ApiResult<Operator>, { token: string }>(),
    revoke: declared<ApiResult<unknown>, { token: string }>(),
  },
  actions: {
    ...effects('navigate', 'removeToken', 'rememberGoal', 'toast', 'logProblem'),
    ...queryActions<DeskSessionContext, DeskSessionEvent>(),
    takeToken: assign((_, { token }: { token: string }) => ({ token, operator: null, problem: null })),
    takeOperator: assign((_, result: ApiResult<Operator>) => ({
      operator: result.kind === 'ok' ? result.payload : null,
      problem: null,
    })),
    forgetOperator: assign({ operator: null, problem: null }),
    forgetToken: assign({ token: null }),
  },
  guards: {
    ...queryGuards,
    hasToken: ({ context }) => context.token !== null,
    isOver: (_, result: ApiResult<unknown>) => result.kind === 'unauthorised',
    isNoOperator: (_, result: ApiResult<unknown>) => result.kind === 'refused' && result.code === refusals.forbidden.code,
    isSignedOutElsewhere: ({ event }) => event.type === 'token.changed' && event.token === null,
    isOtherToken: ({ context, event }) => event.type === 'token.changed' && event.token !== context.token,
  },
  delays: { REVOKE_LIMIT },
}).createMachine({
  id: 'deskSession',
  context: ({ input }) => ({ token: input.token, operator: null, problem: null }),
  initial: 'routingToken',
  on: {
    'token.changed': [
      {
        guard: 'isSignedOutElsewhere',
        target: '.anonymous',
        actions: ['forgetOperator', 'forgetToken', { type: 'navigate', params: { to: SIGN_IN } }],
      },
      {
        guard: 'isOtherToken',
        target: '.starting',
        actions: [{ type: 'takeToken', params: ({ event }) => ({ token: event.token ?? '' }) }],
      },
    ],
  },
  states: {
    routingToken: { always: [{ guard: 'hasToken', target: 'starting' }, { target: 'anonymous' }] },
    anonymous: {
      on: { started: { target: 'starting', actions: { type: 'takeToken', params: ({ event }) => ({ token: event.token }) } } },
    },
    starting: {
      tags: 'loading',
      invoke: asking('loadOperator', {
        input: ({ context }: { context: DeskSessionContext }) => ({ token: context.token ?? '' }),
        answered: [
          { guard: ifAnswered, target: 'ready', actions: take('takeOperator') },
          { guard: judge('isOver'), target: 'expired' },
          { guard: judge('isNoOperator'), target: 'turnedAway' },
        ],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    failed: { on: { retry: { target: 'starting' }, giveUp: { target: 'signingOut' } } },
    ready: { on: { signOut: { target: 'signingOut' }, unauthorised: { target: 'expired' } } },
    signingOut: {
      tags: 'busy',
      entry: ['removeToken', 'forgetOperator', { type: 'navigate', params: { to: SIGN_IN } }],
      invoke: {
        id: 'revoke',
        src: 'revoke',
        // The token is erased everywhere else: only this state still holds it, to revoke it on the server.
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: { target: 'anonymous', actions: 'forgetToken' },
        onError: { target: 'anonymous', actions: ['forgetToken', { type: 'logProblem', params: { problem: 'logout' } }] },
      },
      after: { REVOKE_LIMIT: { target: 'anonymous', actions: 'forgetToken' } },
      on: { started: { target: 'starting', actions: { type: 'takeToken', params: ({ event }) => ({ token: event.token }) } } },
    },
    expired: {
      entry: [
        { type: 'rememberGoal', params: { mobile: null } },
        'removeToken',
        'forgetOperator',
        'forgetToken',
        { type: 'toast', params: OVER },
        { type: 'navigate', params: { to: SIGN_IN } },
      ],
      always: { target: 'anonymous' },
    },
    turnedAway: {
      entry: [
        'removeToken',
        'forgetOperator',
        'forgetToken',
        { type: 'toast', params: NO_OPERATOR },
        { type: 'navigate', params: { to: SIGN_IN } },
      ],
      always: { target: 'anonymous' },
    },
  },
})
