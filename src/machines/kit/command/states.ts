/**
 * The states of a command, for `createStateConfig` of a flow, which declares the actions of `commandActions` and the guards
 * of `commandGuards`, and says in `routingAnswer` what follows from an answer.
 */
import type { DoneActorEvent } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'

const answerOf = <Payload>({ event }: { event: DoneActorEvent<ApiResult<Payload>> }) => ({ answer: event.output })

/**
 * The command is on its way.
 * @param src the actor that sends it
 * @param input what the actor gets of the context: `commandOf` where the command is all of it
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
 * Nobody knows whether it was carried out: what «Повторить» does then. The flow says itself how else a person goes on, and
 * forgets the answer when it comes to rest there.
 * @param target where the command is sent again
 */
export const repeatIn = <const Target extends string>(target: Target) => ({ target, actions: 'markRepeat' }) as const
