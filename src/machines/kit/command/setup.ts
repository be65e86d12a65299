/**
 * A command, from its commit to its close (B10, C04): what of it a flow's `setup` takes over.
 *
 * The flow commits it under the key of the event, the actor sends it (actor.ts), the answer is kept in the context, and
 * the state `routingAnswer` judges it. It is judged there and not on the call's own edge, as the answer of a query is
 * (kit/query), because it means nothing without its command and the form: whether silence is one depends on the repeat, and
 * the messages on what was sent. So a crash is one of the answers, and several calls end in one place.
 */
import { assign, type EventObject } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { known } from '../known.ts'
import { isSilence } from './answer.ts'
import type { Command, CommandContext } from './types.ts'

type Held = { context: CommandContext }

/** The command that is under way. */
export const commandOf = <Own extends Command>({ command }: { command: Own | null }): Own => known(command)

/** The actions of a command; they are typed by the flow's context and events, which `assign` has no variance in. */
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

export const commandGuards = {
  /** A command that was under way when the page went has no answer. */
  isUnanswered: ({ context }: Held) => context.command !== null,
  isDone: ({ context }: Held) => context.answer?.kind === 'ok',
  isSilence: ({ context }: Held) => isSilence(context.answer, context.command?.isRepeat === true),
}
