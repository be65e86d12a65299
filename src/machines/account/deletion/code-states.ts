/** The second step: the code, and in parallel the wait for another one. */
import { routingAnswer, sending, unanswered } from '../../kit/command/states.ts'
import { resendStates } from '../../fragments/resend/states.ts'
import { confirmationOf } from './command.ts'
import { deletion, resendOf } from './setup.ts'

const confirm = deletion.createStateConfig({
  initial: 'typing',
  states: {
    typing: {
      on: {
        'form.change': { guard: 'isOfCode', actions: 'changeField' },
        confirm: {
          guard: 'isCodeComplete',
          target: 'confirming',
          actions: { type: 'commitConfirmation', params: ({ event }) => event },
        },
        cancel: {
          target: '#deletion.form',
          actions: ['putCodeOff', { type: 'measureCode', params: ({ event }) => ({ at: event.device }) }],
        },
      },
    },
    confirming: sending('confirmDeletion', confirmationOf),
    routingAnswer: routingAnswer(
      { target: '#deletion.routingPerson' },
      { target: 'typing', actions: ['showProblem', 'forgetOpen', 'closeCommand'] },
    ),
    unanswered: unanswered('confirming', { back: { target: 'typing', actions: ['holdConfirmation', 'closeCommand'] } }),
  },
})

const resend = deletion.createStateConfig({
  initial: 'waiting',
  states: {
    ...resendStates,
    sending: { ...resendStates.sending, invoke: { ...resendStates.sending.invoke, input: ({ context }) => resendOf(context) } },
  },
})

export const codeStates = deletion.createStateConfig({ type: 'parallel', states: { confirm, resend } })
