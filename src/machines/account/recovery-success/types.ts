import type { ResendContext, ResendEvent, ResendInput } from '../../fragments/resend/types.ts'

export interface RecoverySuccessContext extends ResendContext {
  /** Phone digits; null where the address names none (A15). */
  phone: string | null
}

export interface RecoverySuccessInput extends ResendInput {
  phone: string | null
}

/** The password once more, to the same phone; a repeat is the same request to the letter (B10). */
export interface ResendRequest {
  mobile: string
  key: string
}

export type RecoverySuccessEvent = ResendEvent
