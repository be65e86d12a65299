import type { CaptchaContext, CaptchaEvent } from '../captcha/types.ts'
import type { Form } from '../kit/form.ts'
import type { Stamp } from '../kit/stamp.ts'
import type { CodeRequest } from '../registration/types.ts'
import type { RecoveryValues } from './form.ts'

export interface RecoveryContext extends CaptchaContext {
  form: Form<RecoveryValues>
  request: CodeRequest | null
}

/** What outlives the page: the phone, and the request that was under way (B08, C04 of docs/decisions.md). */
export interface RecoveryDraft {
  mobile: string
  request: CodeRequest | null
}

export type RecoveryInput = RecoveryDraft

export type RecoveryEvent =
  | { type: 'form.change'; patch: Partial<RecoveryValues> }
  | { type: 'form.blur'; field: keyof RecoveryValues }
  | CaptchaEvent
  | ({ type: 'submit' } & Stamp)
  | { type: 'repeat' }
  | { type: 'code.received' }
  | { type: 'back' }
