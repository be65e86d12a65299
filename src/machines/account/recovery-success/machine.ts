/**
 * The new password was sent; it can be requested again (M06; AU40, AU41; A14, A15).
 *
 * The screen does not reveal whether the phone has an account (B04). The screen ends with a link to sign-in.
 */
import { assign, setup } from 'xstate'
import { messageOf } from '../../../api/result.ts'
import { DEFAULT_ERROR } from '../../../domain/texts/default-error.ts'
import { declared } from '../../kit/actor.ts'
import { commandOf } from '../../kit/command/setup.ts'
import { effects } from '../../kit/effects.ts'
import { known } from '../../kit/known.ts'
import type { Tag } from '../../kit/tags.ts'
import { commitResend, createResend, takeSent } from '../../fragments/resend/resend.ts'
import { resendDelays, resendGuards, resendStates } from '../../fragments/resend/states.ts'
import type { CodeSent } from '../../fragments/resend/types.ts'
import type { RecoverySuccessContext, RecoverySuccessEvent, RecoverySuccessInput, ResendRequest } from './types.ts'

/** The subject of a toast about a failed code request: a sent code ends the toast. */
const CODE = 'code'
const NO_PHONE = { title: 'Ошибка', text: DEFAULT_ERROR, tone: 'danger' } as const

const problemToast = ({ context: { resend } }: { context: RecoverySuccessContext }) =>
  ({ title: 'Ошибка', text: messageOf(resend.answer), tone: 'danger', about: CODE }) as const

const requestOf = ({ context: { phone, resend } }: { context: RecoverySuccessContext }): ResendRequest => ({
  mobile: known(phone),
  key: commandOf(resend).key,
})

const recoverySuccess = setup({
  types: {
    context: {} as RecoverySuccessContext,
    events: {} as RecoverySuccessEvent,
    input: {} as RecoverySuccessInput,
    tags: {} as Tag,
  },
  actors: { resendCode: declared<CodeSent, ResendRequest>() },
  actions: {
    ...effects('navigate', 'toast', 'endToast'),
    commitResend: assign({ resend: ({ context }, { key }: { key: string }) => commitResend(context.resend, key) }),
    takeSent: assign({ resend: ({ context }, { sent }: { sent: CodeSent | null }) => takeSent(context.resend, sent) }),
  },
  guards: {
    ...resendGuards,
    hasPhone: ({ context }) => context.phone !== null,
  },
  delays: resendDelays,
})

const shown = recoverySuccess.createStateConfig({
  initial: 'waiting',
  states: {
    ...resendStates,
    // Only the wait can delay another code here.
    ready: {
      on: {
        'code.resend': { target: 'sending', actions: { type: 'commitResend', params: ({ event }) => ({ key: event.key }) } },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'resendCode',
        src: 'resendCode',
        input: requestOf,
        onDone: [
          {
            guard: { type: 'isCodeSent', params: ({ event }) => event.output },
            target: 'waiting',
            actions: [
              { type: 'takeSent', params: ({ event }) => ({ sent: event.output }) },
              { type: 'endToast', params: { about: CODE } },
            ],
          },
          {
            target: 'ready',
            actions: [
              { type: 'takeSent', params: ({ event }) => ({ sent: event.output }) },
              { type: 'toast', params: problemToast },
            ],
          },
        ],
        onError: {
          target: 'ready',
          actions: [
            { type: 'takeSent', params: { sent: null } },
            { type: 'toast', params: problemToast },
          ],
        },
      },
    },
  },
})

export const recoverySuccessMachine = recoverySuccess.createMachine({
  id: 'recoverySuccess',
  context: ({ input }) => ({ phone: input.phone, resend: createResend(input.wait) }),
  initial: 'routingPhone',
  states: {
    routingPhone: {
      always: [{ guard: 'hasPhone', target: 'shown' }, { target: 'noPhone' }],
    },
    shown,
    noPhone: {
      entry: [
        { type: 'toast', params: NO_PHONE },
        { type: 'navigate', params: { to: '/auth/recovery', replace: true } },
      ],
    },
  },
})
