/** The states of a list of people, for a flow that declares the actor `loadPage` and the parts of `setup.ts`. */
import { asking, ifAnswered, judge, take, takeProblem } from '../../kit/query/states.ts'
import type { PageWanted, RosterContext } from './types.ts'

type Held = { context: RosterContext }

/** The first page; the rows at hand stay in sight until it comes. */
export const loading = {
  tags: 'loading',
  invoke: {
    ...asking('loadPage', {
      input: ({ context }: Held): PageWanted => ({ size: context.size, cursor: null }),
      answered: [{ guard: ifAnswered, target: 'routingRows', actions: take('takeFirst') }],
      failed: { target: 'failed', actions: takeProblem },
    }),
    id: 'loadFirst',
  },
} as const

export const failed = { on: { retry: { target: 'loading' } } } as const

/**
 * The parts of `shown`: a failed next page leaves the rows. A cursor whose own row has left the list leads nowhere: the list begins
 * again.
 * @param id the machine's
 */
export const shownStates = <const Id extends string>(id: Id) =>
  ({
    idle: { on: { more: { guard: 'hasMore', target: 'loadingMore' } } },
    loadingMore: {
      tags: 'busy',
      invoke: {
        ...asking('loadPage', {
          input: ({ context }: Held): PageWanted => ({ size: context.size, cursor: context.next }),
          answered: [
            { guard: judge('isCursorLost'), target: `#${id}.loading` },
            { guard: ifAnswered, target: 'idle', actions: take('takeNext') },
          ],
          failed: { target: 'idle', actions: takeProblem },
        }),
        id: 'loadNext',
      },
    },
  }) as const
