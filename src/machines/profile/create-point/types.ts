import type { AddressSuggestion } from '../../../api/types.ts'
import type { PointForm } from '../../../domain/people/point.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { Form } from '../../kit/form/form.ts'

export type CreatePointField = keyof PointForm

/** A suggested address and where it is: they belong together. */
export type ChosenAddress = Pick<AddressSuggestion, 'value' | 'coordinates'>

export interface CreatePointContext extends CommandContext {
  userId: string
  /** The number that the form began with: the last one that was searched for (RP20). */
  prefilled: string
  form: Form<PointForm>
  /** The suggestion that the address was taken from, while its text is unchanged; null for a typed one (A52). */
  chosen: ChosenAddress | null
  addresses: readonly AddressSuggestion[]
  /** The way back: the tab, or the search there (RP15). */
  back: string
  /** A locked person, or one with an application, can apply for nothing (RL07, RL08). */
  isClosed: boolean
  /** Why it was refused. */
  problem: string | null
}

/** The stored draft (B08). */
export interface CreatePointDraft {
  prefilled: string
  values: PointForm
  chosen: ChosenAddress | null
  command: Command | null
}

export interface CreatePointInput extends Pick<CreatePointContext, 'userId' | 'back' | 'isClosed'> {
  /** The last number searched for; '' without one. */
  inn: string
  draft: CreatePointDraft | null
}

export interface AddressInput {
  query: string
}

/** All data of an application: a repeat is an identical request. */
export interface CreateInput {
  values: PointForm
  coordinates: string
  userId: string
  /** Idempotency key. */
  key: string
}

export type CreatePointEvent =
  | { type: 'form.change'; patch: Partial<PointForm> }
  | { type: 'form.blur'; field: CreatePointField }
  /** A suggested address was chosen. */
  | { type: 'address.choose'; address: string }
  | { type: 'address.close' }
  /** Suggestions are requested for the field's text. */
  | { type: 'address.open' }
  | { type: 'submit'; key: string }
  | RepeatEvent
  | { type: 'back' }
  /** After success. */
  | { type: 'continue' }
