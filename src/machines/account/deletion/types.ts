import type { CaptchaContext, CaptchaEvent, CodeRequest } from '../../fragments/captcha/types.ts'
import type { Command, RepeatEvent } from '../../kit/command/types.ts'
import type { Form } from '../../kit/form/form.ts'
import type { DeviceStamp, Stamp } from '../../kit/stamp.ts'
import type { CodeSent, ResendContext, ResendEvent } from '../../fragments/resend/types.ts'
import type { DeletionValues } from './form.ts'

/** The deletion command. */
export interface Confirmation extends Command {
  /** Phone digits. */
  mobile: string
  code: string
}

/** The last sent code. */
export interface SentCode {
  /** Digits of the receiving phone. */
  mobile: string
  /** The moment of sending, epoch milliseconds. */
  at: number
  /** The user has returned to the first step without using it (E10). */
  isPutOff: boolean
}

/** A confirmation with an unknown result: the same code is sent under the same key again, which reveals a success. */
interface OpenConfirmation {
  /** Null after a reload: codes are never stored (B08). */
  code: string | null
  key: string
}

/** The page's message about the last answer (DL05, DL12). */
export interface Line {
  tone: 'success' | 'danger' | 'warning'
  text: string
}

export interface DeletionContext extends CaptchaContext, ResendContext {
  form: Form<DeletionValues>
  line: Line | null
  /** The first step requests the code, the second deletes with it. */
  command: CodeRequest | Confirmation | null
  open: OpenConfirmation | null
  /** Null before the first code, and in the first step after its expiry. */
  sent: SentCode | null
  /** The rest of the code's lifetime in milliseconds, on entry to the first step: a timer has no clock. */
  codeLeft: number
  /** Phone digits of the signed-in user; null for a session whose user is unknown. */
  person: string | null
}

/** The draft: everything except the code. */
export interface DeletionDraft {
  mobile: string
  command: CodeRequest | null
  sent: SentCode | null
  /** The key of an unanswered confirmation. */
  openKey: string | null
}

export interface DeletionInput extends DeletionDraft {
  /** The device's clock, epoch milliseconds: the ages of the code and of the wait are measured with it. */
  now: number
}

export type DeletionSent = CodeSent

export type DeletionEvent =
  | { type: 'form.change'; patch: Partial<DeletionValues> }
  | { type: 'form.blur'; field: 'mobile' }
  | { type: 'person.known'; mobile: string }
  | CaptchaEvent
  | ({ type: 'submit' } & Stamp)
  | ({ type: 'confirm' } & Stamp)
  | ({ type: 'cancel' } & DeviceStamp)
  | RepeatEvent
  | ({ type: 'code.enter' } & DeviceStamp)
  | ({ type: 'back' } & DeviceStamp)
  | ResendEvent
