/** The second step: the code, and beside it the wait for another one. */
import { resendStates } from '../resend/states.ts'
import { confirmationOf, deletion, resendOf } from './setup.ts'

const confirm = deletion.createStateConfig({
  initial: 'typing',
  states: {
    typing: {
      on: {
        'form.change': { guard: 'isOfCode', actions: { type: 'changeField', params: ({ event }) => event.patch } },
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
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirmDeletion',
        src: 'confirmDeletion',
        input: ({ context }) => confirmationOf(context),
        onDone: { target: 'routingAnswer', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
        onError: { target: 'routingAnswer', actions: 'takeSilence' },
      },
    },
    routingAnswer: {
      always: [
        { guard: 'isDone', target: '#deletion.routingPerson' },
        { guard: 'isConfirmationSilent', target: 'unanswered' },
        { target: 'typing', actions: ['showProblem', 'closeConfirmation'] },
      ],
    },
    unanswered: {
      on: {
        repeat: { target: 'confirming', actions: 'repeatConfirmation' },
        back: { target: 'typing', actions: 'holdConfirmation' },
      },
    },
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
