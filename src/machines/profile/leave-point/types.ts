import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'

/** Out of a point, or out of an application for one. */
export type Way = 'leave' | 'cancel'

export type Leaving = Command & { way: Way }

export interface LeavePointContext extends CommandContext<Leaving> {
  /** What is asked about, sent, or over. */
  way: Way
  /** Why it was refused. */
  problem: string | null
}

export interface LeavePointInput {
  /** The command that was pending when the page was closed (C04). */
  command: Leaving | null
}

export type LeavePointEvent =
  | { type: 'ask'; way: Way }
  | { type: 'keep' }
  | { type: 'confirm'; key: string }
  | RepeatEvent
  /** After silence: what the server knows is loaded. */
  | { type: 'check' }
  | { type: 'close' }

/** For the screen: the person has no point any more, or nobody knows. */
export type LeavePointNews = { type: 'left' } | { type: 'unknown' }
