import type { ApiResult } from '../../../api/result.ts'

/**
 * A command from the moment it is committed until its answer is known. With the form it holds all that a repeat needs to be
 * the same request to the letter: under one key the server refuses another (B10).
 */
export interface Command {
  /** Idempotency key. */
  key: string
  /** It has been sent before, so even «not sent this time» leaves its result open. */
  isRepeat: boolean
}

/** A context of a flow that sends commands: one at a time. */
export interface CommandContext<Own extends Command = Command, Payload = unknown> {
  command: Own | null
  /** The server's answer while the machine decides what follows from it. */
  answer: ApiResult<Payload> | null
}

/** What a person may do after silence. */
export type RepeatEvent = { type: 'repeat' }
