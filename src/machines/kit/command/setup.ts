/**
 * A command, from its commit to its close (B10, C04): the common part of a flow's `setup`.
 *
 * The flow commits it under the key of the event, the actor sends it (actor.ts), the answer is stored in the context, and
 * the state `routingAnswer` evaluates it. A query's answer is evaluated on the call's own edge (kit/query); a command's is not,
 * because it means nothing without its command and the form: silence depends on the repeat, the messages depend on the request
 * body. So a crash is one of the answers, and several calls end in one place.
 */
import { assign, type EventObject } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { known } from '../known.ts'
import { isSilence } from './answer.ts'
import type { Command, CommandContext } from './types.ts'

type Held = { context: CommandContext }

/** The pending command. */
export const commandOf = <Own extends Command>({ command }: { command: Own | null }): Own => known(command)

/** The actions of a command, typed by the flow's context and events, because `assign` is invariant in them. */
export const commandActions = <Context extends CommandContext, Event extends EventObject>() => {
  type Change = Partial<Context>
  return {
    markRepeat: assign<Context, Event, undefined, Event, never>(
      ({ context }) => ({ command: { ...commandOf(context), isRepeat: true } }) as Change,
    ),
    takeAnswer: assign<Context, Event, { answer: NonNullable<Context['answer']> }, Event, never>(
      (_, { answer }) => ({ answer }) as Change,
    ),
    takeSilence: assign<Context, Event, undefined, Event, never>(
      () => ({ answer: { kind: 'unknown' } satisfies ApiResult<never> }) as Change,
    ),
    forgetAnswer: assign<Context, Event, undefined, Event, never>(() => ({ answer: null }) as Change),
    closeCommand: assign<Context, Event, undefined, Event, never>(() => ({ command: null, answer: null }) as Change),
  }
}

/** The session is over, and nothing was done. For the flows of people who are signed in: the portal asks them to sign in again. */
export const isTurnedAway = ({ context }: Held) => context.answer?.kind === 'unauthorised'

export const commandGuards = {
  /** A command that was pending when the page was closed has no answer. */
  isUnanswered: ({ context }: Held) => context.command !== null,
  isDone: ({ context }: Held) => context.answer?.kind === 'ok',
  isSilence: ({ context }: Held) => isSilence(context.answer, context.command?.isRepeat === true),
}
