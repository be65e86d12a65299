import type { Session } from '../../../api/types.ts'
import type { QuestionContext, QuestionEvent } from '../../fragments/question/types.ts'
import type { Command } from '../../kit/command/types.ts'

/** What is asked about, or ended: one session, or with null all but this one. */
export interface Asked {
  id: string | null
  /** What its browser calls itself; empty for all others, and after a reload: no draft holds it. */
  name: string
}

export type Ending = Command & { id: string | null }

/** A problem: why they could not be loaded, or why the end was refused. */
export interface DevicesContext extends QuestionContext<Asked, Ending> {
  asked: Asked
  /** The last used first; null before the first answer. */
  sessions: readonly Session[] | null
}

export type DevicesEvent =
  | QuestionEvent<Asked>
  | { type: 'retry' }
  /** The tab is looked at again: somebody may have signed in, or out. */
  | { type: 'reload' }
