import type { ResendContext, ResendEvent, ResendInput } from '../../fragments/resend/types.ts'

export interface RecoverySuccessContext extends ResendContext {
  /** Phone digits; null when the address has none (A15). */
  phone: string | null
}

export interface RecoverySuccessInput extends ResendInput {
  phone: string | null
}

/** Requests the password again, for the same phone; a repeat is an identical request (B10). */
export interface ResendRequest {
  mobile: string
  key: string
}

export type RecoverySuccessEvent = ResendEvent
