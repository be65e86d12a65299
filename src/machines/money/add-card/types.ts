import type { Form } from '../../kit/form/form.ts'
import type { RenewalContext } from '../../kit/query/renewal.ts'
import type { Stamp } from '../../kit/stamp.ts'

/** A card as it is typed. It lives here alone: in no draft, request, address or log (A68, B08). */
export interface CardValues {
  card: string
  /** «MM/YY» */
  expirationDate: string
  /** CV2 */
  code: string
}

export interface AddCardContext extends RenewalContext {
  form: Form<CardValues>
  /** The ids of the cards that were there before. */
  known: readonly string[]
  /** The bank's page, good for one card; null before and after. */
  page: string | null
}

export type AddCardEvent =
  /** `known`: the ids of the cards on the screen. */
  | { type: 'open'; known: readonly string[] }
  | { type: 'form.change'; patch: Partial<CardValues> }
  | ({ type: 'form.blur'; field: keyof CardValues } & Stamp)
  | ({ type: 'submit' } & Stamp)
  | { type: 'cancel' }
  /** The tab is looked at again. */
  | { type: 'returned' }
  | { type: 'check' }
  | { type: 'again' }

/** For the screen: the list of cards is stale. */
export type AddCardNews = { type: 'changed' }
