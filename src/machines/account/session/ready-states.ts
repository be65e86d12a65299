/** The data that are renewed while a user is signed in. */
import { asking, ifAnswered, judge, take } from '../../kit/query/states.ts'
import { logged, session } from './setup.ts'

export const score = session.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: { 'score.refresh': { target: 'refreshing' } },
      after: { SCORE_POLL: { target: 'refreshing' } },
    },
    refreshing: {
      // A pending answer may be older than the announced change.
      on: { 'score.refresh': { target: 'refreshing', reenter: true } },
      invoke: {
        ...asking('renewScore', {
          answered: [{ guard: ifAnswered, target: 'idle', actions: take('takeScore') }],
          failed: { target: 'idle', actions: logged('score') },
        }),
        id: 'refreshScore',
      },
    },
  },
})

/** A changed status, or changed rights, close no form: the person is loaded again, mode and screen stay (E03, A27). */
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
        ...asking('renewStatus', {
          answered: [
            { guard: judge('isNewStatus'), target: 'reloading' },
            { guard: judge('isSellers'), target: 'reloading' },
            { guard: ifAnswered, target: 'settled' },
          ],
          failed: { target: 'settled', actions: logged('status') },
        }),
        id: 'askStatus',
      },
    },
    reloading: {
      on: { 'status.refresh': { target: 'asking' } },
      invoke: asking('renewUser', {
        answered: [
          { guard: judge('isChangedUser'), target: 'settled', actions: [take('takeUser'), 'tellStatus'] },
          { guard: judge('isSameUser'), target: 'settled', actions: take('takeUser') },
        ],
        failed: { target: 'settled', actions: logged('user') },
      }),
    },
  },
})
