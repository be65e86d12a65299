/**
 * A query: what is asked of the server for the screen, and may be asked again at any time.
 *
 * Its answer is judged on the edge of its call, by guards with the output as their parameter, and only what the flow takes
 * of it is kept: there alone each answer has its own type, several queries may run side by side, and a failure leaves
 * nothing behind. The answer of a command is kept in the context instead (kit/command/setup.ts says why); nothing else is.
 *
 * A flow declares the guards of `queryGuards`, and `takeProblem` of `queryActions` where it says why it has failed.
 */
import type { DoneActorEvent, ErrorActorEvent } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'

const outputOf = <Output>({ event }: { event: DoneActorEvent<Output> }): Output => event.output

/** A guard of the flow's own judges the answer. */
export const judge = <const Guard extends string>(type: Guard) => ({ type, params: outputOf }) as const

/** The guard of `answered` where any success will do. */
export const ifAnswered = judge('isAnswered')

/** An action takes the answer. */
export const take = <const Action extends string>(type: Action) => ({ type, params: outputOf }) as const

/** The action of `failed`, which both ends of the call lead to: the answer, or null where the call itself broke. */
export const takeProblem = {
  type: 'takeProblem',
  params: ({ event }: { event: DoneActorEvent<ApiResult<unknown>> | ErrorActorEvent }) => ({
    answer: 'output' in event ? event.output : null,
  }),
} as const

/**
 * The call of a query.
 * @param answered what follows from an answer; where it depends on what the answer says, branches with guards, the last of
 * which may be `ifAnswered`
 * @param failed what follows from a failure, of whichever kind
 */
export const asking = <
  const Src extends string,
  const Answered extends readonly object[],
  const Failed extends object,
  const Rest extends object = object,
>(
  src: Src,
  { answered, failed, ...rest }: { answered: Answered; failed: Failed } & Rest,
) => ({ id: src, src, ...rest, onDone: [...answered, failed] as const, onError: failed })

/**
 * A query that is asked once more when it has failed, and then given up: what the flow takes of a second failure is up to
 * the action, and a call that breaks twice has an end of its own.
 * @param instead branches before `answered`, with guards
 * @param again the state of the second call
 */
export const askingTwice = <
  const Src extends string,
  const Id extends string,
  const Answered extends object,
  const Again extends string,
  const Broken extends object,
  const Instead extends readonly object[] = readonly [],
>(
  src: Src,
  id: Id,
  { instead, answered, again, broken }: { instead?: Instead; answered: Answered; again: Again; broken: Broken },
) => {
  const before = (instead ?? []) as Instead
  return {
    first: asking(src, { answered: [...before, { guard: ifAnswered, ...answered }], failed: { target: again } }),
    again: { id, src, onDone: [...before, answered] as const, onError: broken },
  }
}
