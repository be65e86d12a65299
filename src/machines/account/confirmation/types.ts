import type { Mode } from '../../../domain/people/roles.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { Form } from '../../kit/form/form.ts'
import type { Stamp } from '../../kit/stamp.ts'
import type { ResendContext, ResendEvent, ResendInput } from '../../fragments/resend/types.ts'
import type { ConfirmationPatch, ConfirmationValues, TextField } from './form.ts'

export interface ConfirmationContext extends ResendContext, CommandContext<Command, null> {
  /** The phone digits of the address; empty without any (A15). */
  phone: string
  storedMode: Mode | null
  /** No consent from the first half is stored on this device: this half shows the checkbox (E19). */
  asksConsent: boolean
  form: Form<ConfirmationValues>
}

/** The draft of the form: never the code (B08). */
export interface ConfirmationDraft {
  /** The phone of the form: another phone starts with an empty form. */
  phone: string
  values: Omit<ConfirmationValues, 'password'>
  /** The edition of the ticked text (E19). */
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
