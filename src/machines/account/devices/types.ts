import type { Session } from '../../../api/types.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'

/** What is asked about, or ended: one session, or with null all but this one. */
export interface Asked {
  id: string | null
  /** What its browser calls itself; empty for all others, and after a reload: no draft holds it. */
  name: string
}

export type Ending = Command & { id: string | null }

export interface DevicesContext extends CommandContext<Ending> {
  /** The last used first; null before the first answer. */
  sessions: readonly Session[] | null
  /** Why they could not be loaded, or why the end was refused. */
  problem: string | null
  asked: Asked
}

export interface DevicesInput {
  /** The command that was pending when the page was closed (C04). */
  command: Ending | null
}

export type DevicesEvent =
  | { type: 'retry' }
  /** The tab is looked at again: somebody may have signed in, or out. */
  | { type: 'reload' }
  | ({ type: 'ask' } & Asked)
  | { type: 'keep' }
  | { type: 'confirm'; key: string }
  | RepeatEvent
  /** After silence: the list is loaded. */
  | { type: 'check' }
  | { type: 'close' }
