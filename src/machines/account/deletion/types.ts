import type { CaptchaContext, CaptchaEvent, CodeRequest } from '../../fragments/captcha/types.ts'
import type { Command, RepeatEvent } from '../../kit/command/types.ts'
import type { Form } from '../../kit/form/form.ts'
import type { DeviceStamp, Stamp } from '../../kit/stamp.ts'
import type { CodeSent, ResendContext, ResendEvent } from '../../fragments/resend/types.ts'
import type { DeletionValues } from './form.ts'

/** The deletion itself. */
export interface Confirmation extends Command {
  /** Phone digits. */
  mobile: string
  code: string
}

/** The code that was sent last. */
export interface SentCode {
  /** Digits of the phone that it was sent to. */
  mobile: string
  /** When, epoch milliseconds. */
  at: number
  /** The person has gone back to the first step without it (E10). */
  isPutOff: boolean
}

/** A confirmation that nobody knows the result of: the same code goes under its key again, so that a success is heard. */
interface OpenConfirmation {
  /** Null after a reload: codes are never stored (B08). */
  code: string | null
  key: string
}

/** What the page says of the last answer (DL05, DL12). */
export interface Line {
  tone: 'success' | 'danger' | 'warning'
  text: string
}

export interface DeletionContext extends CaptchaContext, ResendContext {
  form: Form<DeletionValues>
  line: Line | null
  /** The first step asks for the code, the second deletes with it. */
  command: CodeRequest | Confirmation | null
  open: OpenConfirmation | null
  /** Null before the first, and in the first step once it is over. */
  sent: SentCode | null
  /** Milliseconds of that code's life from the moment the first step was entered: a timer knows no clock. */
  codeLeft: number
  /** Phone digits of whoever is known to be signed in here; a session that nobody knows the person of is nobody's. */
  person: string | null
}

/** What outlives the page: everything but the code. */
export interface DeletionDraft {
  mobile: string
  command: CodeRequest | null
  sent: SentCode | null
  /** The key of a confirmation without an answer. */
  openKey: string | null
}

export interface DeletionInput extends DeletionDraft {
  /** The clock of the device, epoch milliseconds: the code and the wait for another one are as old as it says. */
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
