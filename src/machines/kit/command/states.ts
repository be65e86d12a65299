/**
 * The states of a command, for `createStateConfig` of a flow. The flow declares the actions of `commandActions` and the guards
 * of `commandGuards`, and branches on the answer in `routingAnswer`.
 */
import type { DoneActorEvent } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'

const answerOf = <Payload>({ event }: { event: DoneActorEvent<ApiResult<Payload>> }) => ({ answer: event.output })

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
 * The command's outcome is unknown: the effect of «Повторить». The flow itself declares the other ways on, and
 * clears the answer in the state that they lead to.
 * @param target the state that sends the command again
 */
export const repeatIn = <const Target extends string>(target: Target) => ({ target, actions: 'markRepeat' }) as const
