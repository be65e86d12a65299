/** To whom something of the desk is handed over: the other operators are asked for, and one of them is chosen. */
import { asking, ifAnswered, take, takeProblem } from '../../kit/query/states.ts'

/**
 * The flow declares `loadColleagues`, and the actions `takeColleagues` and `forgetProblem`.
 * @param chosen the transition of the choice
 * @param back where it is left to
 */
export const handing = <const Chosen extends object, const Back extends string>(chosen: Chosen, back: Back) =>
  ({
    initial: 'loading',
    on: { back: { target: back, actions: 'forgetProblem' } },
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
