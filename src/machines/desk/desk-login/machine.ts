/**
 * Sign-in of operators: phone and password, then the second factor when the server asks for it (E21).
 *
 * Nothing that was typed is lost: a refusal stands under its field. No state is final: the screen is left by navigation.
 */
import { assign, setup } from 'xstate'
import { messageOf } from '../../../api/result.ts'
import { deskGoal } from '../../../domain/portal/desk-places.ts'
import { phoneDigits } from '../../../domain/people/phone.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { effects } from '../../kit/effects.ts'
import { change, createForm, fail } from '../../kit/form/form.ts'
import { openFormEvents } from '../../kit/form/events.ts'
import { formActions, formGuards, openGuards } from '../../kit/form/setup.ts'
import type { Tag } from '../../kit/tags.ts'
import { checkDeskLogin, emptyDeskLogin, type DeskLoginValues } from './form.ts'
import type { DeskCredentials, DeskLoginContext, DeskLoginEvent, DeskLoginInput, SignedAnswer } from './types.ts'

const SECOND = 1_000

const rules = { check: ({ asksCode }: DeskLoginContext) => checkDeskLogin(asksCode) }

/** Phone and password belong to the question about the code: they are closed while it stands. */
const OPEN: ReadonlySet<keyof DeskLoginValues> = new Set(['username', 'password'])
const OPEN_TO_CODE: ReadonlySet<keyof DeskLoginValues> = new Set(['code'])

const tokenOf = ({ answer }: DeskLoginContext): string => (answer?.kind === 'ok' ? answer.payload.token : '')

export const deskLoginMachine = setup({
  types: {
    context: {} as DeskLoginContext,
    events: {} as DeskLoginEvent,
    input: {} as DeskLoginInput,
    tags: {} as Tag,
  },
  actors: { signIn: declared<SignedAnswer, DeskCredentials>() },
  actions: {
    ...effects('navigate', 'storeToken', 'startSession', 'forgetGoal'),
    ...formActions<DeskLoginContext, DeskLoginEvent>(rules),
    takeAnswer: assign((_, { answer, at }: SignedAnswer) => ({ answer, now: at })),
    askCode: assign({ asksCode: true, answer: null, form: ({ context }) => change(context.form, { code: '' }) }),
    dropCode: assign({ asksCode: false, form: ({ context }) => change(context.form, { code: '' }) }),
    takePause: assign({
      opensAt: ({ context: { answer, now } }) =>
        answer?.kind === 'refused' && answer.retryAfter !== undefined ? now + answer.retryAfter * SECOND : null,
      answer: null,
    }),
    endPause: assign({ opensAt: null }),
    /** Under the code: the password was right (135), or nobody knows what became of the call. */
    showAtCode: assign({ form: ({ context }) => fail(context.form, { code: messageOf(context.answer) }), answer: null }),
    showAtPassword: assign({
      form: ({ context }) => fail(context.form, { password: messageOf(context.answer) }),
      answer: null,
    }),
    forgetSecrets: assign({ answer: null, asksCode: false, form: createForm(emptyDeskLogin) }),
  },
  guards: {
    ...formGuards<DeskLoginContext, DeskLoginEvent>(rules),
    ...openGuards<DeskLoginContext, DeskLoginEvent>(({ asksCode }) => (asksCode ? OPEN_TO_CODE : OPEN)),
    isSignedIn: ({ context }) => context.answer?.kind === 'ok',
    isCodeAsked: ({ context }) => codeOf(context.answer) === refusals.codeRequired.code,
    isPauseTold: ({ context: { answer } }) =>
      codeOf(answer) === refusals.tooManyAttempts.code && answer?.kind === 'refused' && answer.retryAfter !== undefined,
    isPasswordRefused: ({ context }) => codeOf(context.answer) === refusals.refused.code,
    asksCode: ({ context }) => context.asksCode,
  },
  delays: { PAUSE: ({ context: { opensAt, now } }) => (opensAt ?? now) - now },
}).createMachine({
  id: 'deskLogin',
  context: ({ input }) => ({
    form: createForm(emptyDeskLogin),
    asksCode: false,
    opensAt: null,
    now: input.now,
    goal: input.goal,
    answer: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: { ...openFormEvents, submit: [{ guard: 'isComplete', target: 'submitting' }, { actions: 'revealErrors' }] },
    },
    coding: {
      on: {
        ...openFormEvents,
        submit: [{ guard: 'isComplete', target: 'submitting' }, { actions: 'revealErrors' }],
        back: { target: 'editing', actions: 'dropCode' },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { form, asksCode } }) => ({
          username: phoneDigits(form.values.username) ?? '',
          password: form.values.password,
          code: asksCode ? form.values.code : null,
        }),
        onDone: { target: 'routingAnswer', actions: { type: 'takeAnswer', params: ({ event }) => event.output } },
        onError: [
          { guard: 'asksCode', target: 'coding', actions: 'showAtCode' },
          { target: 'editing', actions: 'showAtPassword' },
        ],
      },
    },
    routingAnswer: {
      always: [
        { guard: 'isSignedIn', target: 'signedIn' },
        { guard: 'isCodeAsked', target: 'coding', actions: 'askCode' },
        { guard: 'isPauseTold', target: 'paused', actions: 'takePause' },
        // The password may have been changed meanwhile.
        { guard: 'isPasswordRefused', target: 'editing', actions: ['showAtPassword', 'dropCode'] },
        { guard: 'asksCode', target: 'coding', actions: 'showAtCode' },
        { target: 'editing', actions: 'showAtPassword' },
      ],
    },
    paused: {
      after: { PAUSE: { target: 'routingForm', actions: 'endPause' } },
      on: { back: { target: 'routingForm', actions: 'endPause' } },
    },
    routingForm: { always: [{ guard: 'asksCode', target: 'coding' }, { target: 'editing' }] },
    signedIn: {
      // The form is disabled until the navigation ends.
      tags: 'busy',
      entry: [
        { type: 'storeToken', params: ({ context }) => ({ token: tokenOf(context), remember: true }) },
        { type: 'startSession', params: ({ context }) => ({ token: tokenOf(context) }) },
        'forgetGoal',
        { type: 'navigate', params: ({ context }) => ({ to: deskGoal(context.goal), replace: true }) },
        'forgetSecrets',
      ],
    },
  },
})
