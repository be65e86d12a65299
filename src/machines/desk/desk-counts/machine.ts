/**
 * How much waits in the queues and in the chat, for the header of the desk: whoever works in one section sees that another one fills (C07).
 * Asked for when an operator comes, after what they do, and on a slow pulse while somebody looks.
 */
import { assign, setup } from 'xstate'
import { declared } from '../../kit/actor.ts'
import { take } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { CountsAnswer, DeskCountsContext, DeskCountsEvent } from './types.ts'

/** How often, in milliseconds. */
const PULSE = 60_000
/** Acts that come one after another are asked about once. */
const SETTLED = 1_000

export const deskCountsMachine = setup({
  types: {
    context: {} as DeskCountsContext,
    events: {} as DeskCountsEvent,
    tags: {} as Tag,
  },
  actors: {
    /** Waits while nobody looks. */
    countWaiting: declared<CountsAnswer>(),
  },
  actions: {
    takeCounts: assign((_, answer: CountsAnswer) =>
      answer.kind === 'ok'
        ? {
            cases: answer.payload.queues.reduce((sum, { count }) => sum + count, 0),
            chats: answer.payload.chats.count,
          }
        : {},
    ),
    forgetCounts: assign({ cases: null, chats: null }),
  },
  delays: { PULSE, SETTLED },
}).createMachine({
  id: 'deskCounts',
  context: { cases: null, chats: null },
  initial: 'away',
  states: {
    away: { on: { arrive: { target: 'present' } } },
    present: {
      initial: 'counting',
      on: { leave: { target: 'away', actions: 'forgetCounts' } },
      states: {
        counting: {
          on: { renew: { target: 'settling' } },
          invoke: {
            id: 'countWaiting',
            src: 'countWaiting',
            // After a failure the numbers that are there stay until the next pulse.
            onDone: { target: 'quiet', actions: take('takeCounts') },
            onError: { target: 'quiet' },
          },
        },
        quiet: { after: { PULSE: { target: 'counting' } }, on: { renew: { target: 'settling' } } },
        settling: { after: { SETTLED: { target: 'counting' } } },
      },
    },
  },
})
