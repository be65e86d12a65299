/** To whom something of the desk is handed over: the other operators are asked for, and one of them is chosen. */
import { asking, ifAnswered, take, takeProblem } from '../../kit/query/states.ts'

/**
 * The flow declares `loadColleagues`, and the action `takeColleagues`.
 * @param chosen the transition of the choice
 * @param leaving the transitions that leave the question, `back` among them
 */
export const handing = <const Chosen extends object, const Leaving extends object>(chosen: Chosen, leaving: Leaving) =>
  ({
    initial: 'loading',
    on: leaving,
    states: {
      loading: {
        tags: 'loading',
        invoke: asking('loadColleagues', {
          answered: [{ guard: ifAnswered, target: 'choosing', actions: take('takeColleagues') }],
          failed: { target: 'failed', actions: takeProblem },
        }),
      },
      failed: { on: { retry: { target: 'loading' } } },
      choosing: { on: { 'hand.choose': chosen } },
    },
  }) as const
