/**
 * The states of sending in parts, for `createStateConfig` of a flow. The flow declares the actor, the actions of the command and of
 * `partActions`, the guards of `partGuards`, and the delays of `partDelays`; its `routingAnswer` looks at `isTooOften` first, settles the
 * part and goes to `routingPart`.
 */
import { sending } from '../../kit/command/states.ts'
import { commandOf } from '../../kit/command/setup.ts'
import { callOf, type PartCall } from './parts.ts'
import type { PartsContext } from './types.ts'

export const settle = (fate: 'sent' | 'refused') => ({ type: 'settlePart', params: { fate } }) as const

/**
 * @param src the actor that sends a part
 * @param input the actor's input: the flow's own share beside the call of the part
 * @param end the state that judges the whole when no part waits any more
 */
export const partStates = <const Src extends string, Context extends PartsContext, Input, const End extends string>(
  src: Src,
  input: (context: Context, call: PartCall) => Input,
  end: End,
) =>
  ({
    routingPart: { always: [{ guard: 'hasPart', target: 'sendingPart' }, { target: end }] },
    sendingPart: sending(src, (context: Context) => input(context, callOf(commandOf(context)))),
    pausingPart: { tags: 'busy', after: { PART_PAUSE: { target: 'sendingPart' } } },
  }) as const
