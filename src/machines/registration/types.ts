import type { CaptchaContext, CaptchaEvent } from '../captcha/types.ts'
import type { Form } from '../kit/form.ts'
import type { Stamp } from '../kit/stamp.ts'
import type { RegistrationValues } from './form.ts'

/** A request for a code from the click until its answer is known; a repeat is the same request to the letter (B10). */
export interface CodeRequest {
  /** Phone digits. */
  mobile: string
  /** Null where the captcha could not be had. */
  captchaToken: string | null
  /** Idempotency key. */
  key: string
  /** It has been sent before, so even «not sent this time» leaves its result open. */
  isRepeat: boolean
}

export interface RegistrationContext extends CaptchaContext {
  form: Form<RegistrationValues>
  request: CodeRequest | null
}

/** What of the form outlives the page. */
export interface RegistrationDraft {
  mobile: string
  license: boolean
  consent: boolean
  /** The edition of the text that the tick is to (E19 of docs/decisions.md). */
  edition: string
  request: CodeRequest | null
}

export interface RegistrationInput {
  /** The phone of an earlier visit, where the form is not taken over from a prerendered page. */
  mobile: string
  /** Whether the agreement is ticked at first (AU17, B09 of docs/decisions.md). */
  license: boolean
}

export type RegistrationEvent =
  /** The request that was under way when the page went (C04): it comes after the prerendered form has been taken over. */
  | { type: 'request.found'; request: CodeRequest }
  | { type: 'form.change'; patch: Partial<RegistrationValues> }
  | { type: 'form.blur'; field: 'mobile' }
  | CaptchaEvent
  | ({ type: 'submit' } & Stamp)
  | { type: 'repeat' }
  | { type: 'code.enter' }
  | { type: 'back' }
