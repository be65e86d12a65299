/**
 * Who is signed in: start-up, mode, points, and every way a session ends.
 *
 * Start-up asks in a fixed order: is it a company, who is it, how many points (SC05–SC08). A failed answer is asked
 * once more and then counts as «no»: nobody is logged out by a bad network and nobody gains rights by it.
 */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../api/result.ts'
import type { LegalUser, User } from '../../api/types.ts'
import { firstMode, isPending, userStatus, type Mode } from '../../domain/roles.ts'
import { declared } from '../kit/actor.ts'
import { effects } from '../kit/effects.ts'
import type { Tag } from '../kit/tags.ts'
import type { KeptModes, SessionContext, SessionEvent, SessionInput } from './types.ts'

/** How long points may be stale while nothing announces a change. */
const SCORE_POLL = 30_000
/** How often it is asked whether an application has been decided (E03 of docs/decisions.md). */
const STATUS_POLL = 60_000
/** How long the server may take to end a session that is already over for the user. */
const REVOKE_LIMIT = 5_000

const payloadOf = <Payload>(result: ApiResult<Payload>): Payload | null => (result.kind === 'ok' ? result.payload : null)

/** The phone of whoever is known. */
const mobileOf = ({ user, legal }: SessionContext): string | null => (legal ?? user)?.mobile ?? null

/** What was chosen at the registration of whoever this is. */
const chosenOf = (context: SessionContext): Mode | null => context.kept.chosen[mobileOf(context) ?? ''] ?? null

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as Tag,
  },
  actors: {
    checkLegal: declared<ApiResult<boolean>>(),
    loadUser: declared<ApiResult<User>>(),
    loadLegalUser: declared<ApiResult<LegalUser | null>>(),
    loadScore: declared<ApiResult<number>>(),
    /** The same call, asked by the portal itself: it waits while the tab is hidden or offline. */
    renewScore: declared<ApiResult<number>>(),
    renewStatus: declared<ApiResult<string>>(),
    renewUser: declared<ApiResult<User>>(),
    revoke: declared<void, { token: string }>(),
  },
  actions: {
    ...effects(
      'navigate',
      'toast',
      'removeToken',
      'eraseUser',
      'eraseOthers',
      'storeMode',
      'rememberGoal',
      'tellStatus',
      'logProblem',
    ),
    takeToken: assign({ token: (_, params: { token: string | null }) => params.token }),
    forgetPerson: assign({ isLegal: false, user: null, legal: null, score: null, mode: null }),
    forgetToken: assign({ token: null }),
    takeKept: assign((_, { kept }: { kept: KeptModes }) => ({ kept, mode: kept.mode })),
    takeMode: assign({ mode: (_, params: { mode: Mode }) => params.mode }),
    takeCompany: assign({ isLegal: true }),
    takeLegal: assign({ isLegal: (_, result: ApiResult<boolean>) => payloadOf(result) ?? false }),
    takeUser: assign({ user: (_, result: ApiResult<User>) => payloadOf(result) }),
    takeLegalUser: assign({ legal: (_, result: ApiResult<LegalUser | null>) => payloadOf(result) }),
    takeProfile: assign((_, { user, legal }: Pick<SessionContext, 'user' | 'legal'>) => ({ user, legal })),
    takeScore: assign({ score: ({ context }, result: ApiResult<number>) => payloadOf(result) ?? context.score }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isLegal: ({ context }) => context.isLegal,
    isAnswered: (_, result: ApiResult<unknown>) => result.kind === 'ok',
    isCompany: (_, result: ApiResult<User>) => result.kind === 'ok' && result.payload.isLegalEntity,
    hasChosenMode: ({ context }) => chosenOf(context) !== null,
    /** A mode without an owner is the device's, and nobody's mode is another's. */
    hasKeptMode: ({ context }) => {
      const [mobile, { owner }] = [mobileOf(context), context.kept]
      return context.kept.mode !== null && (owner === null || mobile === null || owner === mobile)
    },
    isSeller: ({ context }) => context.user !== null && firstMode(context.user) === 'seller',
    /** A company has no status. */
    hasStatus: ({ context }) => context.user !== null,
    isPending: ({ context }) => context.user !== null && isPending(context.user),
    isSettled: ({ context }) => context.user === null || !isPending(context.user),
    isNewStatus: ({ context }, result: ApiResult<string>) =>
      result.kind === 'ok' && userStatus(result.payload) !== userStatus(context.user?.status),
    isSameUser: ({ context }, result: ApiResult<User>) => result.kind === 'ok' && result.payload.id === context.user?.id,
    /** The same person with another status: only that is news for other tabs, or two of them would never stop telling it. */
    isChangedUser: ({ context: { user } }, result: ApiResult<User>) =>
      result.kind === 'ok' && result.payload.id === user?.id && userStatus(result.payload.status) !== userStatus(user.status),
    hasNoPerson: ({ context }) => context.user === null && context.legal === null,
    /** An answer that was asked for before another one signed in is nobody's. */
    isSamePerson: ({ context: { user, legal }, event }) =>
      event.type === 'user.updated' && (event.legal ?? event.user)?.id === (legal ?? user)?.id,
    mayChangeMode: ({ context }) => context.user !== null && !context.user.isLegalEntity,
    isSignedOutElsewhere: ({ context, event }) =>
      event.type === 'token.changed' && event.token === null && context.token !== null,
    isOtherToken: ({ context, event }) => event.type === 'token.changed' && event.token !== context.token,
  },
  delays: { SCORE_POLL, STATUS_POLL, REVOKE_LIMIT },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, mode: input.kept.mode, isLegal: false, user: null, legal: null, score: null }),
  initial: 'routingToken',
  on: {
    'gateway.down': {
      actions: { type: 'navigate', params: ({ event }) => ({ to: `/server-error?from=${encodeURIComponent(event.from)}` }) },
    },
    'token.changed': [
      {
        guard: 'isSignedOutElsewhere',
        target: '.anonymous',
        actions: ['forgetPerson', 'forgetToken', { type: 'navigate', params: { to: '/auth/login' } }],
      },
      {
        guard: 'isOtherToken',
        target: '.starting',
        actions: [
          'forgetPerson',
          { type: 'takeToken', params: ({ event }) => ({ token: event.token }) },
          { type: 'takeKept', params: ({ event }) => event },
          { type: 'navigate', params: { to: '/' } },
        ],
      },
    ],
  },
  states: {
    routingToken: {
      always: [{ guard: 'hasToken', target: 'starting' }, { target: 'anonymous' }],
    },
    anonymous: {
      on: {
        started: {
          target: 'starting',
          actions: [
            { type: 'takeToken', params: ({ event }) => ({ token: event.token }) },
            { type: 'takeKept', params: ({ event }) => event },
          ],
        },
      },
    },
    starting: {
      tags: 'loading',
      initial: 'checkingLegal',
      on: {
        signOut: {
          target: 'signingOut',
          actions: ['eraseUser', { type: 'navigate', params: ({ event }) => ({ to: event.to }) }],
        },
        unauthorised: { target: 'expired' },
      },
      states: {
        checkingLegal: {
          invoke: {
            id: 'checkLegal',
            src: 'checkLegal',
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: 'routingLegal',
                actions: { type: 'takeLegal', params: ({ event }) => event.output },
              },
              { target: 'recheckingLegal' },
            ],
            onError: { target: 'recheckingLegal' },
          },
        },
        recheckingLegal: {
          invoke: {
            id: 'recheckLegal',
            src: 'checkLegal',
            onDone: { target: 'routingLegal', actions: { type: 'takeLegal', params: ({ event }) => event.output } },
            onError: { target: 'routingLegal', actions: { type: 'logProblem', params: { problem: 'legal check' } } },
          },
        },
        routingLegal: {
          always: [{ guard: 'isLegal', target: 'loadingLegalUser' }, { target: 'loadingUser' }],
        },
        loadingUser: {
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            onDone: [
              {
                guard: { type: 'isCompany', params: ({ event }) => event.output },
                target: 'loadingLegalUser',
                actions: 'takeCompany',
              },
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: 'routingMode',
                actions: { type: 'takeUser', params: ({ event }) => event.output },
              },
              { target: 'reloadingUser' },
            ],
            onError: { target: 'reloadingUser' },
          },
        },
        reloadingUser: {
          invoke: {
            id: 'reloadUser',
            src: 'loadUser',
            onDone: [
              {
                guard: { type: 'isCompany', params: ({ event }) => event.output },
                target: 'loadingLegalUser',
                actions: 'takeCompany',
              },
              { target: 'routingMode', actions: { type: 'takeUser', params: ({ event }) => event.output } },
            ],
            onError: { target: 'routingMode', actions: { type: 'logProblem', params: { problem: 'user' } } },
          },
        },
        loadingLegalUser: {
          invoke: {
            id: 'loadLegalUser',
            src: 'loadLegalUser',
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: 'routingMode',
                actions: { type: 'takeLegalUser', params: ({ event }) => event.output },
              },
              { target: 'reloadingLegalUser' },
            ],
            onError: { target: 'reloadingLegalUser' },
          },
        },
        reloadingLegalUser: {
          invoke: {
            id: 'reloadLegalUser',
            src: 'loadLegalUser',
            onDone: { target: 'routingMode', actions: { type: 'takeLegalUser', params: ({ event }) => event.output } },
            onError: { target: 'routingMode', actions: { type: 'logProblem', params: { problem: 'legal user' } } },
          },
        },
        routingMode: {
          always: [
            {
              guard: 'isLegal',
              target: 'loadingScore',
              actions: [
                { type: 'takeMode', params: { mode: 'customer' } },
                { type: 'storeMode', params: ({ context }) => ({ mode: 'customer', owner: mobileOf(context) }) },
              ],
            },
            {
              guard: 'hasChosenMode',
              target: 'loadingScore',
              actions: [
                { type: 'takeMode', params: ({ context }) => ({ mode: chosenOf(context) ?? 'customer' }) },
                {
                  type: 'storeMode',
                  params: ({ context }) => ({ mode: chosenOf(context) ?? 'customer', owner: mobileOf(context) }),
                },
              ],
            },
            { guard: 'hasKeptMode', target: 'loadingScore' },
            { guard: 'isSeller', target: 'loadingScore', actions: { type: 'takeMode', params: { mode: 'seller' } } },
            { target: 'loadingScore', actions: { type: 'takeMode', params: { mode: 'customer' } } },
          ],
        },
        loadingScore: {
          entry: { type: 'eraseOthers', params: ({ context: { user, legal } }) => ({ owner: user?.id ?? legal?.id ?? null }) },
          invoke: {
            id: 'loadScore',
            src: 'loadScore',
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: '#session.ready',
                actions: { type: 'takeScore', params: ({ event }) => event.output },
              },
              { target: '#session.ready', actions: { type: 'logProblem', params: { problem: 'score' } } },
            ],
            onError: { target: '#session.ready', actions: { type: 'logProblem', params: { problem: 'score' } } },
          },
        },
      },
    },
    ready: {
      type: 'parallel',
      on: {
        signOut: {
          target: 'signingOut',
          actions: ['eraseUser', { type: 'navigate', params: ({ event }) => ({ to: event.to }) }],
        },
        unauthorised: { target: 'expired' },
        'user.reload': { guard: 'hasNoPerson', target: 'starting' },
        'user.updated': { guard: 'isSamePerson', actions: { type: 'takeProfile', params: ({ event }) => event } },
        'mode.change': {
          guard: 'mayChangeMode',
          actions: [
            { type: 'takeMode', params: ({ event }) => ({ mode: event.mode }) },
            { type: 'storeMode', params: ({ context, event }) => ({ mode: event.mode, owner: mobileOf(context) }) },
            { type: 'navigate', params: { to: '/' } },
          ],
        },
      },
      states: {
        score: {
          initial: 'idle',
          states: {
            idle: {
              on: { 'score.refresh': { target: 'refreshing' } },
              after: { SCORE_POLL: { target: 'refreshing' } },
            },
            refreshing: {
              // An answer that is on its way may be older than the news.
              on: { 'score.refresh': { target: 'refreshing', reenter: true } },
              invoke: {
                id: 'refreshScore',
                src: 'renewScore',
                onDone: [
                  {
                    guard: { type: 'isAnswered', params: ({ event }) => event.output },
                    target: 'idle',
                    actions: { type: 'takeScore', params: ({ event }) => event.output },
                  },
                  { target: 'idle', actions: { type: 'logProblem', params: { problem: 'score' } } },
                ],
                onError: { target: 'idle', actions: { type: 'logProblem', params: { problem: 'score' } } },
              },
            },
          },
        },
        /** What changes here takes nobody out of a form: the person is loaded anew, mode and screen stay (E03, A27). */
        status: {
          initial: 'settled',
          states: {
            settled: {
              always: { guard: 'isPending', target: 'pending' },
              on: { 'status.refresh': { guard: 'hasStatus', target: 'asking' } },
            },
            pending: {
              always: { guard: 'isSettled', target: 'settled' },
              on: { 'status.refresh': { target: 'asking' } },
              after: { STATUS_POLL: { target: 'asking' } },
            },
            asking: {
              on: { 'status.refresh': { target: 'asking', reenter: true } },
              invoke: {
                id: 'askStatus',
                src: 'renewStatus',
                onDone: [
                  { guard: { type: 'isNewStatus', params: ({ event }) => event.output }, target: 'reloading' },
                  { guard: { type: 'isAnswered', params: ({ event }) => event.output }, target: 'settled' },
                  { target: 'settled', actions: { type: 'logProblem', params: { problem: 'status' } } },
                ],
                onError: { target: 'settled', actions: { type: 'logProblem', params: { problem: 'status' } } },
              },
            },
            reloading: {
              on: { 'status.refresh': { target: 'asking' } },
              invoke: {
                id: 'renewUser',
                src: 'renewUser',
                onDone: [
                  {
                    guard: { type: 'isChangedUser', params: ({ event }) => event.output },
                    target: 'settled',
                    actions: [{ type: 'takeUser', params: ({ event }) => event.output }, 'tellStatus'],
                  },
                  {
                    guard: { type: 'isSameUser', params: ({ event }) => event.output },
                    target: 'settled',
                    actions: { type: 'takeUser', params: ({ event }) => event.output },
                  },
                  { target: 'settled', actions: { type: 'logProblem', params: { problem: 'user' } } },
                ],
                onError: { target: 'settled', actions: { type: 'logProblem', params: { problem: 'user' } } },
              },
            },
          },
        },
      },
    },
    signingOut: {
      entry: 'forgetPerson',
      invoke: {
        id: 'revoke',
        src: 'revoke',
        // The token is erased by now everywhere else; this state alone still holds it, to end it on the server.
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: { target: 'anonymous', actions: 'forgetToken' },
        onError: { target: 'anonymous', actions: ['forgetToken', { type: 'logProblem', params: { problem: 'logout' } }] },
      },
      after: { REVOKE_LIMIT: { target: 'anonymous', actions: 'forgetToken' } },
      on: {
        started: {
          target: 'starting',
          actions: [
            { type: 'takeToken', params: ({ event }) => ({ token: event.token }) },
            { type: 'takeKept', params: ({ event }) => event },
          ],
        },
      },
    },
    expired: {
      entry: [
        { type: 'rememberGoal', params: ({ context }) => ({ mobile: mobileOf(context) }) },
        'removeToken',
        'forgetPerson',
        'forgetToken',
        { type: 'toast', params: { title: 'Сеанс завершён', text: 'Войдите ещё раз, чтобы продолжить', tone: 'info' } },
        { type: 'navigate', params: { to: '/auth/login' } },
      ],
      always: { target: 'anonymous' },
    },
  },
})
