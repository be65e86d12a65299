/**
 * The states of a command, in their order, for `createStateConfig` of a flow: the start, the sending, the judgement on the answer, the
 * unknown outcome. The flow declares the actions of `commandActions` and the guards of `commandGuards`.
 *
 * A function that stands in an argument needs the types of its own parameters: the machine does not reach it.
 */
import type { DoneActorEvent } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'

const answerOf = <Payload>({ event }: { event: DoneActorEvent<ApiResult<Payload>> }) => ({ answer: event.output })

/** A command that was pending when the page was closed begins as a question (C04). @param rest where the flow begins without one */
export const routingStart = <const Rest extends string>(rest: Rest) =>
  ({ always: [{ guard: 'isUnanswered', target: 'unanswered' }, { target: rest }] }) as const

/** The effect of the press that sends the command: it is committed under the key of the event. @param target the state that sends it */
export const commitIn = <const Target extends string>(target: Target) =>
  ({
    target,
    actions: { type: 'commit', params: ({ event }: { event: { key: string } }) => ({ key: event.key }) },
  }) as const

/**
 * The command is being sent.
 * @param src the actor that sends it
 * @param input the actor's input from the context: `commandOf` where the command is all of it
 */
export const sending = <const Src extends string, Context, Input>(src: Src, input: (context: Context) => Input) =>
  ({
    tags: 'busy',
    invoke: {
      id: src,
      src,
      input: ({ context }: { context: Context }) => input(context),
      onDone: { target: 'routingAnswer', actions: { type: 'takeAnswer', params: answerOf } },
      onError: { target: 'routingAnswer', actions: 'takeSilence' },
    },
  }) as const

/**
 * The branches of an answer, for a flow with others before them.
 * @param done the transition after a success
 * @param otherwise the branches of a refusal, which is known to be one; the last has no guard
 */
export const answerBranches = <const Done extends object, const Otherwise extends readonly object[]>(
  done: Done,
  ...otherwise: Otherwise
) => [{ guard: 'isDone', ...done }, { guard: 'isSilence', target: 'unanswered' }, ...otherwise] as const

/** The answer is judged: `answerBranches` has the parameters. */
export const routingAnswer = <const Done extends object, const Otherwise extends readonly object[]>(
  done: Done,
  ...otherwise: Otherwise
) => ({ always: answerBranches(done, ...otherwise) }) as const

/** The branch of `isTurnedAway`: the command is over, and the flow stands where it was. */
export const turnedAwayTo = <const Target extends string>(target: Target) =>
  ({ guard: 'isTurnedAway', target, actions: 'closeCommand' }) as const

/** The effect of «Повторить». @param target the state that sends the command again */
export const repeatIn = <const Target extends string>(target: Target) => ({ target, actions: 'markRepeat' }) as const

/**
 * The command's outcome is unknown.
 * @param again the state that sends the command again
 * @param others the other ways on
 */
export const unanswered = <const Again extends string, const Others extends object>(again: Again, others: Others) =>
  ({ entry: 'forgetAnswer', on: { repeat: repeatIn(again), ...others } }) as const
