import { refusals } from '../../../src/domain/texts/refusals.ts'
import type { RefusalName } from '../../../src/domain/texts/refusals.ts'

/** A text for the user, or texts by field. */
export type RefusalMessage = string | Record<string, string>

/** The envelope of a refusal (B05). */
export interface RefusalBody {
  code: number
  message: RefusalMessage
  payload: null
}

/** An expected refusal: names an entry of the error catalogue and becomes its status and envelope. */
export class Refusal extends Error {
  readonly refusal: RefusalName
  readonly status: number
  readonly body: RefusalBody
  /** For 429 and 503: Retry-After in seconds. */
  readonly retryAfter: number | null

  constructor(refusal: RefusalName, message?: RefusalMessage, retryAfter: number | null = null) {
    const { code, status, text } = refusals[refusal]
    super(refusal)
    this.refusal = refusal
    this.status = status
    this.body = { code, message: message ?? text, payload: null }
    this.retryAfter = retryAfter
  }
}

/** Ends the call with a refusal of the catalogue. */
export const refuse = (refusal: RefusalName, message?: RefusalMessage, retryAfter?: number): never => {
  throw new Refusal(refusal, message, retryAfter ?? null)
}

/** The envelope of success. */
export const ok = <Payload>(payload: Payload): { code: 0; message: null; payload: Payload } => ({
  code: 0,
  message: null,
  payload,
})
