import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'

export type Removal = Command & { cardId: string }

/** The card of the question. */
export interface Asked {
  cardId: string
  /** As the list shows it; empty after a reload, because no draft holds it. */
  pan: string
}

export interface RemoveCardContext extends CommandContext<Removal> {
  card: Asked | null
  /** Why it was refused. */
  problem: string | null
}

export interface RemoveCardInput {
  /** The command that was pending when the page was closed (C04). */
  command: Removal | null
}

export type RemoveCardEvent =
  | ({ type: 'ask' } & Asked)
  | { type: 'keep' }
  | { type: 'confirm'; key: string }
  | RepeatEvent
  /** After silence: the list is loaded. */
  | { type: 'check' }
  | { type: 'close' }

/** For the screen: the list of cards is stale. */
export type RemoveCardNews = { type: 'changed' }
