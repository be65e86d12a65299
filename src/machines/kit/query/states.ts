/**
 * A query: a request for the screen's data, which may be repeated at any time.
 *
 * Guards evaluate its answer on the edge of its call, with the output as their parameter, and the flow stores only the part it
 * needs. Only there does each answer have its own type; several queries may run in parallel, and a failure leaves
 * nothing behind. A command's answer is stored in the context instead (kit/command/setup.ts gives the reason); no other is.
 *
 * A flow declares the guards of `queryGuards`, and `takeProblem` of `queryActions` if it shows the reason of a failure.
 */
import type { DoneActorEvent, ErrorActorEvent } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'

const outputOf = <Output>({ event }: { event: DoneActorEvent<Output> }): Output => event.output

/** One of the flow's own guards evaluates the answer. */
export const judge = <const Guard extends string>(type: Guard) => ({ type, params: outputOf }) as const

/** The guard of `answered` when any success will do. */
export const ifAnswered = judge('isAnswered')

/** An action that stores the answer. */
export const take = <const Action extends string>(type: Action) => ({ type, params: outputOf }) as const

/** The action of `failed`, for both ends of the call: with the answer, or with null when the call itself threw. */
export const takeProblem = {
  type: 'takeProblem',
  params: ({ event }: { event: DoneActorEvent<ApiResult<unknown>> | ErrorActorEvent }) => ({
    answer: 'output' in event ? event.output : null,
  }),
} as const

/**
 * The call of a query.
 * @param answered the transition after a success; where it depends on the answer's content, branches with guards, the last of
 * which may be `ifAnswered`
 * @param failed the transition after any failure
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
 * A query with one retry: the action decides what the flow stores of a second failure, and a call that throws
 * twice has an end of its own.
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
