import type { QuestionContext, QuestionEvent } from '../../fragments/question/types.ts'
import type { Command } from '../../kit/command/types.ts'

export type Removal = Command & { cardId: string }

/** The card of the question. */
export interface Asked {
  cardId: string
  /** As the list shows it; empty after a reload, because no draft holds it. */
  pan: string
}

export type RemoveCardContext = QuestionContext<Asked, Removal>

export type RemoveCardEvent = QuestionEvent<Asked>

/** For the screen: the list of cards is stale. */
export type RemoveCardNews = { type: 'changed' }
