import type { Mode } from '../../../domain/roles.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { Form } from '../../kit/form/form.ts'
import type { Stamp } from '../../kit/stamp.ts'
import type { ResendContext, ResendEvent, ResendInput } from '../../fragments/resend/types.ts'
import type { ConfirmationPatch, ConfirmationValues, TextField } from './form.ts'

export interface ConfirmationContext extends ResendContext, CommandContext<Command, null> {
  /** The digits of the address; empty where it has none (A15). */
  phone: string
  storedMode: Mode | null
  /** Nobody has agreed on the first half, as far as this device knows: the box stands here (E19). */
  asksConsent: boolean
  form: Form<ConfirmationValues>
}

/** What of the form outlives the page: never the code (B08). */
export interface ConfirmationDraft {
  /** Whose form it is: another phone begins anew. */
  phone: string
  values: Omit<ConfirmationValues, 'password'>
  /** The edition of the text that the tick is to (E19). */
  edition: string
  command: Command | null
}

export interface ConfirmationInput extends ResendInput {
  phone: string
  storedMode: Mode | null
  /** Consent was given on the first half, for this phone. */
  hasConsent: boolean
  draft: ConfirmationDraft | null
}

export interface PersonInput {
  values: ConfirmationValues
  phone: string
  key: string
}

export interface ResendRequest {
  phone: string
  key: string
}

export type ConfirmationEvent =
  | { type: 'form.change'; patch: ConfirmationPatch }
  | { type: 'form.blur'; field: TextField }
  | ({ type: 'submit' } & Stamp)
  | ResendEvent
  | RepeatEvent
  | { type: 'back' }
  | { type: 'login' }
