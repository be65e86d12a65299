import type { CaptchaContext, CaptchaEvent, CodeRequest } from '../captcha/types.ts'
import type { RepeatEvent } from '../kit/command/types.ts'
import type { Form } from '../kit/form.ts'
import type { Stamp } from '../kit/stamp.ts'
import type { RegistrationValues } from './form.ts'

export interface RegistrationContext extends CaptchaContext {
  form: Form<RegistrationValues>
  command: CodeRequest | null
}

/** What of the form outlives the page. */
export interface RegistrationDraft {
  mobile: string
  license: boolean
  consent: boolean
  /** The edition of the text that the tick is to (E19 of docs/decisions.md). */
  edition: string
  command: CodeRequest | null
}

export interface RegistrationInput {
  /** The phone of an earlier visit, where the form is not taken over from a prerendered page. */
  mobile: string
  /** Whether the agreement is ticked at first (AU17, B09 of docs/decisions.md). */
  license: boolean
}

export type RegistrationEvent =
  /** The command that was under way when the page went (C04): it comes after the prerendered form has been taken over. */
  | { type: 'command.found'; command: CodeRequest }
  | { type: 'form.change'; patch: Partial<RegistrationValues> }
  | { type: 'form.blur'; field: 'mobile' }
  | CaptchaEvent
  | ({ type: 'submit' } & Stamp)
  | RepeatEvent
  | { type: 'code.enter' }
  | { type: 'back' }
