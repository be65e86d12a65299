/** The session: start-up, mode, points, and every way it ends. */
import { score, status } from './ready-states.ts'
import { mobileOf, session } from './setup.ts'
import { starting } from './start-states.ts'

export const sessionMachine = session.createMachine({
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
    starting,
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
            { type: 'navigate', params: ({ event }) => ({ to: event.to ?? '/' }) },
          ],
        },
      },
      states: {
        score,
        status,
      },
    },
    signingOut: {
      entry: 'forgetPerson',
      invoke: {
        id: 'revoke',
        src: 'revoke',
        // The token is already erased everywhere else; only this state still holds it, to revoke it on the server.
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
