import type { Actor } from 'xstate'
import type { cardsMachine } from '../../../machines/money/cards/machine.ts'
import type { AddCardActor } from '../add-card/types.ts'
import type { RemoveCardActor } from '../remove-card/types.ts'

export type CardsActor = Actor<typeof cardsMachine>

/** The list of cards, and the flows that change it. */
export interface CardFlows {
  cards: CardsActor
  add: AddCardActor
  remove: RemoveCardActor
}
