/** What is kept fresh while somebody is signed in. */
import { session } from './setup.ts'

export const score = session.createStateConfig({
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
})

/** What changes here takes nobody out of a form: the person is loaded anew, mode and screen stay (E03, A27). */
export const status = session.createStateConfig({
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
})
