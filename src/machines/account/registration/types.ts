import type { CaptchaContext, CaptchaEvent, CodeRequest } from '../../fragments/captcha/types.ts'
import type { RepeatEvent } from '../../kit/command/types.ts'
import type { Form } from '../../kit/form/form.ts'
import type { Stamp } from '../../kit/stamp.ts'
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
  /** The edition of the text that the tick is to (E19). */
  edition: string
  command: CodeRequest | null
}

/** The form as it stood, or as everybody finds it; a command that was under way when the page went (C04). */
export type RegistrationInput = Omit<RegistrationDraft, 'edition'>

export type RegistrationEvent =
  | { type: 'form.change'; patch: Partial<RegistrationValues> }
  | { type: 'form.blur'; field: 'mobile' }
  | CaptchaEvent
  | ({ type: 'submit' } & Stamp)
  | RepeatEvent
  | { type: 'code.enter' }
  | { type: 'back' }
