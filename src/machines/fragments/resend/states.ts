/**
 * The states of a repeated code request, for `createStateConfig` of a flow: waiting, ready, sending.
 *
 * A flow declares the actor `resendCode`, the actions `commitResend`, `takeSent` and `showResendProblem`, the guards of
 * `resendGuards`, a guard `mayResend` of its own, and the delays of `resendDelays`.
 */
import type { DoneActorEvent } from 'xstate'
import type { CodeSent, ResendContext, ResendEvent } from './types.ts'

export const resendDelays = { RESEND_WAIT: ({ context }: { context: ResendContext }) => context.resend.left }

export const resendGuards = {
  isCodeSent: (_: unknown, { answer }: CodeSent) => answer.kind === 'ok',
}

const sentOf = ({ event }: { event: DoneActorEvent<CodeSent> }): CodeSent => event.output

export const resendStates = {
  waiting: {
    after: { RESEND_WAIT: { target: 'ready' } },
  },
  ready: {
    on: {
      'code.resend': {
        guard: 'mayResend',
        target: 'sending',
        actions: { type: 'commitResend', params: ({ event }: { event: ResendEvent }) => ({ key: event.key }) },
      },
    },
  },
  sending: {
    tags: 'busy',
    invoke: {
      id: 'resendCode',
      src: 'resendCode',
      onDone: [
        {
          guard: { type: 'isCodeSent', params: sentOf },
          target: 'waiting',
          actions: { type: 'takeSent', params: ({ event }: { event: DoneActorEvent<CodeSent> }) => ({ sent: event.output }) },
        },
        {
          target: 'ready',
          actions: [
            { type: 'takeSent', params: ({ event }: { event: DoneActorEvent<CodeSent> }) => ({ sent: event.output }) },
            'showResendProblem',
          ],
        },
      ],
      onError: { target: 'ready', actions: [{ type: 'takeSent', params: { sent: null } }, 'showResendProblem'] },
    },
  },
} as const
