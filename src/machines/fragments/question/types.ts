/** A question, the command that its «yes» sends, and what has become of it, for any flow that asks before it acts. */
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'

/** @typeParam Asked what the question is about @typeParam Own the command @typeParam Payload what its answer brings */
export interface QuestionContext<Asked = object, Own extends Command = Command, Payload = unknown> extends CommandContext<
  Own,
  Payload
> {
  /** It stays until the next question: closing windows still show it. */
  asked: Asked | null
  /** Why it was refused. */
  problem: string | null
}

export interface QuestionInput<Own extends Command> {
  /** The command that was pending when the page was closed (C04). */
  command: Own | null
}

/** «No» and «yes». */
export type QuestionAnswer = { type: 'keep' } | { type: 'confirm'; key: string }

export type QuestionEvent<Asked> =
  | ({ type: 'ask' } & Asked)
  | QuestionAnswer
  | RepeatEvent
  /** After silence: what the server knows is loaded. */
  | { type: 'check' }
  /** Of the result. */
  | { type: 'close' }
