/**
 * Sign-in: phone and password, five attempts, then /auth/again.
 *
 * A refusal counts as a failed attempt; silence does not, and it resets no count.
 * No state is final: the screen is left by navigation, and Back must find the form again.
 */
import { assign, setup } from 'xstate'
import { messageOf } from '../../../api/result.ts'
import { LOGIN_ATTEMPTS } from '../../../domain/portal/limits.ts'
import { phoneDigits } from '../../../domain/people/phone.ts'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { change, createForm, fail } from '../../kit/form/form.ts'
import { formEvents } from '../../kit/form/events.ts'
import { formActions, formGuards } from '../../kit/form/setup.ts'
import type { StampedAnswer } from '../../kit/stamp.ts'
import type { Tag } from '../../kit/tags.ts'
import { checkLogin, emptyLogin } from './form.ts'
import type { Credentials, LoginContext, LoginEvent, LoginInput } from './types.ts'

/** Refusals about the password; any other refusal is no failed attempt of the user's. */
const WRONG_PASSWORD: ReadonlySet<number> = new Set([6, 111])

const SECOND = 1_000

const failsOf = ({ fails, phone }: LoginContext): number => fails[phone] ?? 0

const tokenOf = ({ answer }: LoginContext): string => (answer?.kind === 'ok' ? answer.payload : '')

/** The target of a sign-in: the place the user was going to, unless that was another user's (AU07; E14). */
const goalOf = ({ goal, phone }: LoginContext): string =>
  goal && (goal.mobile === null || goal.mobile === phone) ? goal.to : '/'

const rules = { check: () => checkLogin }

export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    tags: {} as Tag,
  },
  actors: { signIn: declared<StampedAnswer<string>, Credentials>() },
  actions: {
    ...effects('navigate', 'storeToken', 'removeToken', 'startSession', 'rememberFails', 'forgetFails', 'forgetGoal'),
    ...formActions<LoginContext, LoginEvent>(rules),
    takeAnswer: assign((_, { answer, at }: StampedAnswer<string>) => ({ answer, now: at })),
    takeTime: assign((_, { now }: { now: number }) => ({ now })),
    countFailure: assign({
      fails: ({ context }) => ({ ...context.fails, [context.phone]: Math.min(failsOf(context) + 1, LOGIN_ATTEMPTS) }),
      opensAt: ({ context: { answer, now } }) =>
        answer?.kind === 'refused' && answer.retryAfter !== undefined ? now + answer.retryAfter * SECOND : null,
    }),
    /** Neither password, token nor count outlives the sign-in. */
    forgetSecrets: assign({
      answer: null,
      form: ({ context }) => change(context.form, { password: '' }),
      fails: ({ context }) => ({ ...context.fails, [context.phone]: 0 }),
      opensAt: null,
      goal: null,
    }),
    /** The server's message appears under the password, the phone is cleared (AU08, AU09). */
    showRefusal: assign({
      form: ({ context }) =>
        fail(change(context.form, { username: '' }), {
          password: messageOf(context.answer),
        }),
      answer: null,
    }),
    showProblem: assign({
      form: ({ context }) => fail(context.form, { password: messageOf(context.answer) }),
      answer: null,
    }),
  },
  guards: {
    ...formGuards<LoginContext, LoginEvent>(rules),
    isSignedIn: ({ context }) => context.answer?.kind === 'ok',
    isRefused: ({ context: { answer } }) =>
      answer?.kind === 'unauthorised' || (answer?.kind === 'refused' && WRONG_PASSWORD.has(answer.code)),
    isLimitReached: ({ context }) => failsOf(context) >= LOGIN_ATTEMPTS,
    isPaused: ({ context: { opensAt, now } }) => opensAt !== null && opensAt > now,
    isOnAgainPage: ({ context }) => context.page === 'again',
    opensAgainPage: ({ event }) => event.type === 'url.changed' && event.page === 'again',
    opensLoginPage: ({ event }) => event.type === 'url.changed' && event.page === 'login',
  },
  delays: { PAUSE: ({ context: { opensAt, now } }) => (opensAt ?? now) - now },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    form: createForm({ ...emptyLogin, username: input.username }),
    page: input.page,
    fails: input.fails,
    opensAt: input.opensAt,
    now: input.now,
    goal: input.goal,
    phone: '',
    answer: null,
  }),
  initial: 'routingPage',
  states: {
    routingPage: {
      always: [{ guard: 'isOnAgainPage', target: 'again' }, { target: 'editing' }],
    },
    editing: {
      on: {
        ...formEvents,
        submit: [{ guard: 'isComplete', target: 'submitting' }, { actions: 'revealErrors' }],
        'url.changed': {
          guard: 'opensAgainPage',
          target: 'again',
          actions: { type: 'takeTime', params: ({ event }) => event },
        },
      },
    },
    submitting: {
      tags: 'busy',
      entry: assign({ phone: ({ context }) => phoneDigits(context.form.values.username) ?? '' }),
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ username: context.phone, password: context.form.values.password }),
        onDone: { target: 'routingAnswer', actions: { type: 'takeAnswer', params: ({ event }) => event.output } },
        onError: { target: 'editing', actions: ['removeToken', 'showProblem'] },
      },
    },
    routingAnswer: {
      always: [
        { guard: 'isSignedIn', target: 'signedIn' },
        { guard: 'isRefused', target: 'routingFailure' },
        { target: 'editing', actions: ['removeToken', 'showProblem'] },
      ],
    },
    routingFailure: {
      entry: [
        'removeToken',
        'countFailure',
        {
          type: 'rememberFails',
          params: ({ context }) => ({ phone: context.phone, fails: failsOf(context), opensAt: context.opensAt }),
        },
      ],
      always: [
        {
          guard: 'isLimitReached',
          target: 'again',
          actions: ['showRefusal', { type: 'navigate', params: { to: '/auth/again' } }],
        },
        { target: 'editing', actions: 'showRefusal' },
      ],
    },
    again: {
      initial: 'routingPause',
      states: {
        routingPause: { always: [{ guard: 'isPaused', target: 'paused' }, { target: 'open' }] },
        paused: { after: { PAUSE: { target: 'open' } } },
        open: {},
      },
      on: {
        cancel: { target: 'editing', actions: { type: 'navigate', params: { to: '/auth/login' } } },
        'password.request': { actions: { type: 'navigate', params: { to: '/auth/recovery' } } },
        'url.changed': { guard: 'opensLoginPage', target: 'editing' },
      },
    },
    signedIn: {
      // The form is disabled until the navigation ends: no input counts any more.
      tags: 'busy',
      entry: [
        { type: 'storeToken', params: ({ context }) => ({ token: tokenOf(context), remember: context.form.values.check }) },
        { type: 'forgetFails', params: ({ context }) => ({ phone: context.phone }) },
        { type: 'startSession', params: ({ context }) => ({ token: tokenOf(context) }) },
        'forgetGoal',
        { type: 'navigate', params: ({ context }) => ({ to: goalOf(context) }) },
        'forgetSecrets',
      ],
    },
  },
})
