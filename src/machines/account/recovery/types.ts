import type { CaptchaContext, CaptchaEvent, CodeRequest } from '../../fragments/captcha/types.ts'
import type { RepeatEvent } from '../../kit/command/types.ts'
import type { Form } from '../../kit/form/form.ts'
import type { Stamp } from '../../kit/stamp.ts'
import type { RecoveryValues } from './form.ts'

export interface RecoveryContext extends CaptchaContext {
  form: Form<RecoveryValues>
  command: CodeRequest | null
}

/** The draft: the phone, and the pending request (B08, C04). */
export interface RecoveryDraft {
  mobile: string
  command: CodeRequest | null
}

export type RecoveryInput = RecoveryDraft

export type RecoveryEvent =
  | { type: 'form.change'; patch: Partial<RecoveryValues> }
  | { type: 'form.blur'; field: keyof RecoveryValues }
  | CaptchaEvent
  | ({ type: 'submit' } & Stamp)
  | RepeatEvent
  | { type: 'code.received' }
  | { type: 'back' }
