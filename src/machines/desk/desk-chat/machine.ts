/**
 * A conversation at the desk: read, answered, handed over, closed and opened again. Nobody answers in one that another operator has taken
 * (C07).
 */
import { answerBranches, sending, turnedAwayTo, unanswered } from '../../kit/command/states.ts'
import { asking, ifAnswered, take, takeProblem } from '../../kit/query/states.ts'
import { handing } from '../../fragments/hand-over/states.ts'
import { deskChat, failedOlder, idOf, olderOf, requestOf } from './setup.ts'
import type { ChatDeed, Colleague } from './types.ts'

const doing = <const Deed extends ChatDeed>(deed: Deed) =>
  ({
    target: 'acting',
    actions: { type: 'commit', params: ({ event }: { event: { key: string } }) => ({ key: event.key, deed }) },
  }) as const

/** What may be done while the conversation is on the screen. */
const deeds = {
  'text.change': { actions: { type: 'takeText', params: ({ event }: { event: { text: string } }) => event } },
  'ready.pick': { guard: 'isReady', actions: { type: 'takeReady', params: ({ event }: { event: { at: number } }) => event } },
  answer: { guard: 'hasText', ...doing('answer') },
  take: { guard: 'mayTake', ...doing('take') },
  close: { guard: 'isOpen', ...doing('close') },
  reopen: { guard: 'isClosed', ...doing('reopen') },
  'hand.open': { guard: 'isOpen', target: 'handing', actions: 'forgetProblem' },
} as const

const older = { guard: 'hasOlder', target: 'older' } as const

const choice = {
  target: '#deskChat.acting',
  actions: { type: 'commitHandOver', params: ({ event }: { event: { key: string; operator: Colleague } }) => event },
} as const

export const deskChatMachine = deskChat.createMachine({
  id: 'deskChat',
  context: ({ input }) => ({
    ...input,
    messages: null,
    next: null,
    chat: null,
    person: null,
    subjects: [],
    reports: [],
    colleagues: [],
    text: '',
    problem: null,
    command: null,
    answer: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: asking('loadChat', {
        input: idOf,
        answered: [{ guard: ifAnswered, target: 'shown', actions: take('takeChat') }],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    failed: { on: { retry: { target: 'loading' } } },
    shown: {
      initial: 'quiet',
      on: deeds,
      states: {
        quiet: { on: { older }, after: { RENEWAL: { target: 'renewing' } } },
        renewing: {
          on: { older },
          invoke: {
            id: 'renewChat',
            src: 'renewChat',
            input: idOf,
            // After a failure what is on the screen stays.
            onDone: { target: 'quiet', actions: take('takeChat') },
            onError: { target: 'quiet' },
          },
        },
        older: {
          tags: 'busy',
          invoke: asking('loadOlder', {
            input: olderOf,
            answered: [{ guard: ifAnswered, target: 'quiet', actions: take('takeOlder') }],
            failed: { target: 'quiet', actions: { type: 'toast', params: failedOlder } },
          }),
        },
      },
    },
    handing: handing(choice, { back: { target: 'shown', actions: 'forgetProblem' } }),
    acting: sending('act', requestOf),
    routingAnswer: {
      always: [
        { guard: 'isAnswerDone', target: 'shown.renewing', actions: ['forgetText', 'tellChats', 'closeCommand'] },
        ...answerBranches({ target: 'shown.renewing', actions: ['tellChats', 'closeCommand'] }, turnedAwayTo('shown'), {
          target: 'shown.renewing',
          actions: ['keepProblem', 'closeCommand'],
        }),
      ],
    },
    unanswered: unanswered('acting', { check: { target: 'shown.renewing', actions: 'closeCommand' } }),
  },
})
