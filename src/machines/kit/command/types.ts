import type { ApiResult } from '../../../api/result.ts'

/**
 * A command from its commit until its answer. Together with the form it contains everything for an identical
 * repeat: under one key the server refuses a different request (B10).
 */
export interface Command {
  /** Idempotency key. */
  key: string
  /** It has been sent before, so even «not sent» leaves the outcome unknown. */
  isRepeat: boolean
}

/** The context of a flow that sends commands, one at a time. */
export interface CommandContext<Own extends Command = Command, Payload = unknown> {
  command: Own | null
  /** The server's answer until the machine has evaluated it. */
  answer: ApiResult<Payload> | null
}

/** The user's action after silence. */
export type RepeatEvent = { type: 'repeat' }
