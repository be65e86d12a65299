/** Reports of problems at the desk, newest first: all of them, or those that ended in a state, to which the atlas leads (D257). */
import { assign, setup } from 'xstate'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { failedMore } from '../../kit/query/failed-more.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { ReportsAnswer, ReportsContext, ReportsEvent, ReportsInput, ReportsQuestion } from './types.ts'

type Held = { context: ReportsContext }

export const reportsMachine = setup({
  types: {
    context: {} as ReportsContext,
    events: {} as ReportsEvent,
    input: {} as ReportsInput,
    tags: {} as Tag,
  },
  actors: { loadReports: declared<ReportsAnswer, ReportsQuestion>() },
  actions: {
    ...effects('toast'),
    ...queryActions<ReportsContext, ReportsEvent>(),
    takePage: assign(({ context }, result: ReportsAnswer) =>
      result.kind === 'ok'
        ? {
            reports: [...context.reports, ...result.payload.reports],
            next: result.payload.next,
            words: { ...context.words, ...result.payload.words },
            problem: null,
          }
        : {},
    ),
  },
  guards: { ...queryGuards, hasMore: ({ context }) => context.next !== null },
}).createMachine({
  id: 'reports',
  context: ({ input }) => ({ ...input, reports: [], next: null, words: {}, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: asking('loadReports', {
        input: ({ context: { place } }: Held) => ({ place, cursor: null }),
        answered: [{ guard: ifAnswered, target: 'shown', actions: take('takePage') }],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    failed: { on: { retry: { target: 'loading' } } },
    shown: {
      initial: 'quiet',
      states: {
        quiet: { on: { more: { guard: 'hasMore', target: 'more' } } },
        more: {
          tags: 'busy',
          invoke: {
            ...asking('loadReports', {
              input: ({ context: { place, next } }: Held) => ({ place, cursor: next }),
              answered: [{ guard: ifAnswered, target: 'quiet', actions: take('takePage') }],
              failed: { target: 'quiet', actions: { type: 'toast', params: failedMore('Обращения не загрузились дальше') } },
            }),
            id: 'loadMore',
          },
        },
      },
    },
  },
})
