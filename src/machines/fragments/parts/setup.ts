/** Sending in parts: its share of a flow's `setup`, beside that of the command (kit/command). */
import { assign, type EventObject } from 'xstate'
import { refusals } from '../../../domain/texts/refusals.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandOf } from '../../kit/command/setup.ts'
import { hasPart, hasRefused, settled } from './parts.ts'
import type { PartFate, PartsContext } from './types.ts'

type Held = { context: PartsContext }

/** What has become of the part under way. */
export const settle = (fate: Exclude<PartFate, 'waiting'>) => ({ type: 'settlePart', params: { fate } }) as const

/** Typed by the flow's context and events, because `assign` is invariant in them. */
export const partActions = <Context extends PartsContext, Event extends EventObject>() => ({
  settlePart: assign<Context, Event, { fate: Exclude<PartFate, 'waiting'> }, Event, never>(
    ({ context }, { fate }) => ({ command: settled(commandOf(context), fate), answer: null }) as Partial<Context>,
  ),
})

export const partGuards = {
  hasPart: ({ context: { command } }: Held) => command !== null && hasPart(command),
  hasRefused: ({ context: { command } }: Held) => command !== null && hasRefused(command),
  /** «Too often»: the part is sent again later, under its key, whether it is a repeat or not. */
  isTooOften: ({ context: { command, answer } }: Held) =>
    codeOf(answer) === refusals.rateLimited.code && command !== null && hasPart(command),
}

/** Without the server's word for it (Retry-After). */
const USUAL_PAUSE = 30_000

export const partDelays = {
  PART_PAUSE: ({ context: { answer } }: Held) =>
    answer?.kind === 'refused' && answer.retryAfter !== undefined ? answer.retryAfter * 1_000 : USUAL_PAUSE,
}
