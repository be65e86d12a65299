/**
 * The invitation of an operator: whose it is, a password and the first code of the app, then the codes for recovery, which are shown once
 * (E21). The link works once, so a lost answer is a question of its own: the link itself tells whether the password was set.
 */
import { assign, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf, isSilence } from '../../kit/command/answer.ts'
import { effects } from '../../kit/effects.ts'
import { createForm, fail } from '../../kit/form/form.ts'
import { formEvents } from '../../kit/form/events.ts'
import { formActions, formGuards } from '../../kit/form/setup.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, judge, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import { checkInvitation, emptyInvitation } from './form.ts'
import type { Accepted, InvitationContext, InvitationEvent, InvitationInput, Opened } from './types.ts'

type Held = { context: InvitationContext }
type Answer = ApiResult<unknown> | null

/** A text that can be no token reads like a link that does not work. */
const GONE: ReadonlySet<number | null> = new Set([refusals.refused.code, refusals.invalidRequest.code])
const OF_CODE: ReadonlySet<number | null> = new Set([refusals.codeRequired.code, refusals.wrongCode.code])

const asksCode = ({ invitation }: InvitationContext): boolean => invitation?.secret !== null

const rules = { check: (context: InvitationContext) => checkInvitation(asksCode(context)) }

export const invitationMachine = setup({
  types: {
    context: {} as InvitationContext,
    events: {} as InvitationEvent,
    input: {} as InvitationInput,
    tags: {} as Tag,
  },
  actors: {
    openInvitation: declared<ApiResult<Opened>, { token: string }>(),
    accept: declared<ApiResult<Accepted>, { token: string; password: string; code: string | null }>(),
    copyCodes: declared<boolean, { codes: readonly string[] }>(),
  },
  actions: {
    ...effects('navigate', 'forgetInvitation', 'printPage'),
    ...formActions<InvitationContext, InvitationEvent>(rules),
    ...queryActions<InvitationContext, InvitationEvent>(),
    takeInvitation: assign((_, result: ApiResult<Opened>) => ({
      invitation: result.kind === 'ok' ? result.payload : null,
      problem: null,
    })),
    takeAnswer: assign((_, { answer }: { answer: ApiResult<Accepted> }) => ({ answer })),
    takeSilence: assign(() => ({ answer: { kind: 'unknown' } satisfies ApiResult<never> })),
    takeCodes: assign({
      recoveryCodes: ({ context: { answer } }) => (answer?.kind === 'ok' ? (answer.payload.recoveryCodes ?? null) : null),
    }),
    showAtPassword: assign({
      form: ({ context }) => fail(context.form, { password: messageOf(context.answer) }),
      answer: null,
    }),
    showAtCode: assign({ form: ({ context }) => fail(context.form, { code: messageOf(context.answer) }), answer: null }),
    forgetAnswer: assign({ answer: null }),
    /** Neither the password nor the second factor outlives the acceptance. */
    forgetSecrets: assign({ answer: null, token: null, form: createForm(emptyInvitation), invitation: null }),
    markCopied: assign({ isCopied: true }),
  },
  guards: {
    ...queryGuards,
    ...formGuards<InvitationContext, InvitationEvent>(rules),
    lacksToken: ({ context }) => context.token === null || context.token === '',
    isGone: (_, answer: Answer) => GONE.has(codeOf(answer)),
    isDoneWithCodes: ({ context: { answer } }) => answer?.kind === 'ok' && answer.payload.recoveryCodes !== null,
    isDone: ({ context }) => context.answer?.kind === 'ok',
    isSilence: ({ context }) => isSilence(context.answer, false),
    /** Where no code is asked for, its refusal stands under the password: a message is never unseen. */
    isRefusedCode: ({ context }) => asksCode(context) && OF_CODE.has(codeOf(context.answer)),
    isCopied: (_, done: boolean) => done,
  },
}).createMachine({
  id: 'invitation',
  context: ({ input }) => ({
    token: input.token,
    invitation: null,
    form: createForm(emptyInvitation),
    recoveryCodes: null,
    isCopied: false,
    problem: null,
    answer: null,
  }),
  initial: 'routingToken',
  states: {
    routingToken: { always: [{ guard: 'lacksToken', target: 'gone' }, { target: 'loading' }] },
    loading: {
      tags: 'loading',
      invoke: asking('openInvitation', {
        input: ({ context }: Held) => ({ token: context.token ?? '' }),
        answered: [
          { guard: ifAnswered, target: 'editing', actions: take('takeInvitation') },
          { guard: judge('isGone'), target: 'gone', actions: 'forgetInvitation' },
        ],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    failed: { on: { retry: { target: 'loading' } } },
    gone: { tags: 'result', on: { signIn: { actions: { type: 'navigate', params: { to: '/desk/login' } } } } },
    editing: {
      on: { ...formEvents, submit: [{ guard: 'isComplete', target: 'accepting' }, { actions: 'revealErrors' }] },
    },
    accepting: {
      tags: 'busy',
      invoke: {
        id: 'accept',
        src: 'accept',
        input: ({ context }) => ({
          token: context.token ?? '',
          password: context.form.values.password,
          code: asksCode(context) ? context.form.values.code.replaceAll(/\s/g, '') : null,
        }),
        onDone: { target: 'routingAnswer', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
        onError: { target: 'routingAnswer', actions: 'takeSilence' },
      },
    },
    routingAnswer: {
      always: [
        { guard: 'isDoneWithCodes', target: 'codes', actions: ['takeCodes', 'forgetSecrets', 'forgetInvitation'] },
        { guard: 'isDone', target: 'accepted', actions: ['forgetSecrets', 'forgetInvitation'] },
        { guard: 'isSilence', target: 'unanswered', actions: 'forgetAnswer' },
        { guard: 'isRefusedCode', target: 'editing', actions: 'showAtCode' },
        {
          guard: { type: 'isGone', params: ({ context }: Held): Answer => context.answer },
          target: 'gone',
          actions: ['forgetSecrets', 'forgetInvitation'],
        },
        { target: 'editing', actions: 'showAtPassword' },
      ],
    },
    unanswered: { on: { check: { target: 'loading' } } },
    codes: {
      tags: 'result',
      initial: 'shown',
      on: {
        print: { actions: 'printPage' },
        signIn: { actions: { type: 'navigate', params: { to: '/desk/login', replace: true } } },
      },
      states: {
        shown: { on: { copy: { target: 'copying' } } },
        copying: {
          invoke: {
            id: 'copyCodes',
            src: 'copyCodes',
            input: ({ context }) => ({ codes: context.recoveryCodes ?? [] }),
            onDone: [
              {
                guard: { type: 'isCopied', params: ({ event }) => event.output },
                target: 'shown',
                actions: 'markCopied',
              },
              { target: 'notCopied' },
            ],
            onError: { target: 'notCopied' },
          },
        },
        notCopied: { on: { copy: { target: 'copying' } } },
      },
    },
    accepted: {
      tags: 'result',
      on: { signIn: { actions: { type: 'navigate', params: { to: '/desk/login', replace: true } } } },
    },
  },
})
