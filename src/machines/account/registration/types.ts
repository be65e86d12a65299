import type { CaptchaContext, CaptchaEvent, CodeRequest } from '../../fragments/captcha/types.ts'
import type { RepeatEvent } from '../../kit/command/types.ts'
import type { Form } from '../../kit/form/form.ts'
import type { Stamp } from '../../kit/stamp.ts'
import type { RegistrationValues } from './form.ts'

export interface RegistrationContext extends CaptchaContext {
  form: Form<RegistrationValues>
  command: CodeRequest | null
}

/** The draft of the form. */
export interface RegistrationDraft {
  mobile: string
  license: boolean
  consent: boolean
  /** The edition of the ticked text (E19). */
  edition: string
  command: CodeRequest | null
}

/** The draft, or an empty form; with the command that was pending when the page was closed (C04). */
export type RegistrationInput = Omit<RegistrationDraft, 'edition'>

export type RegistrationEvent =
  | { type: 'form.change'; patch: Partial<RegistrationValues> }
  | { type: 'form.blur'; field: 'mobile' }
  | CaptchaEvent
  | ({ type: 'submit' } & Stamp)
  | RepeatEvent
  | { type: 'code.enter' }
  | { type: 'back' }
