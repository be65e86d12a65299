import type { ApiResult } from '../../api/result.ts'
import type { Form } from '../kit/form.ts'
import type { DeviceStamp, Stamp } from '../kit/stamp.ts'
import type { CodeSent, ResendContext, ResendEvent, ResendInput } from '../resend/types.ts'
import type { DeletionValues } from './form.ts'

/** A request for the code from the click until its answer is known; a repeat is the same request to the letter (B10). */
export interface CodeAsk {
  /** Phone digits. */
  mobile: string
  /** Idempotency key. */
  key: string
  /** It has been sent before, so even «not sent this time» leaves its result open. */
  isRepeat: boolean
}

/** The deletion itself. */
export interface Confirmation extends CodeAsk {
  code: string
}

/** A confirmation that nobody knows the result of: the same code goes under its key again, so that a success is heard. */
interface OpenConfirmation {
  /** Null after a reload: codes are never stored (B08 of docs/decisions.md). */
  code: string | null
  key: string
}

/** What the page says of the last answer (DL05, DL12). */
export interface Line {
  tone: 'success' | 'danger' | 'warning'
  text: string
}

export interface DeletionContext extends ResendContext {
  form: Form<DeletionValues>
  line: Line | null
  ask: CodeAsk | null
  confirmation: Confirmation | null
  open: OpenConfirmation | null
  /** When the last code was sent, epoch milliseconds; null before the first. */
  sentAt: number | null
  /** The server's answer while the machine decides what follows from it. */
  answer: ApiResult<null> | null
}

/** What outlives the page: everything but the code. */
export interface DeletionDraft {
  mobile: string
  ask: CodeAsk | null
  sentAt: number | null
  /** The key of a confirmation without an answer. */
  openKey: string | null
}

export interface DeletionInput extends DeletionDraft, ResendInput {}

export type DeletionSent = CodeSent

export type DeletionEvent =
  | { type: 'form.change'; patch: Partial<DeletionValues> }
  | { type: 'form.blur'; field: 'mobile' }
  | { type: 'person.known'; mobile: string }
  | ({ type: 'submit' } & Stamp)
  | ({ type: 'confirm' } & Stamp)
  | { type: 'cancel' }
  | { type: 'repeat' }
  | ({ type: 'code.enter' } & DeviceStamp)
  | { type: 'back' }
  | ResendEvent
