import type { Card } from '../../../api/types.ts'

export interface CardsContext {
  /** New ones first; null before the first answer. */
  cards: readonly Card[] | null
  /** Why they could not be loaded. */
  problem: string | null
}

export type CardsEvent =
  | { type: 'retry' }
  /** A card may have come or gone: on the bank's page, in another tab. */
  | { type: 'reload' }
