/** A question, the command that its «yes» sends, and what has become of it, for any flow that asks before it acts. */
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'

/** @typeParam Asked what the question is about @typeParam Own the command */
export interface QuestionContext<Asked = object, Own extends Command = Command> extends CommandContext<Own> {
  /** It stays until the next question: closing windows still show it. */
  asked: Asked | null
  /** Why it was refused. */
  problem: string | null
}

export interface QuestionInput<Own extends Command> {
  /** The command that was pending when the page was closed (C04). */
  command: Own | null
}

export type QuestionEvent<Asked> =
  | ({ type: 'ask' } & Asked)
  | { type: 'keep' }
  | { type: 'confirm'; key: string }
  | RepeatEvent
  /** After silence: what the server knows is loaded. */
  | { type: 'check' }
  /** Of the result. */
  | { type: 'close' }
