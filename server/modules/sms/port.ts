import type { SmsGatewayName } from '../../kernel/database/sets.ts'

/** A message to send. Every attempt has the same id. */
export interface SmsMessage {
  id: string
  /** Digits with the country, 79001234567. */
  mobile: string
  text: string
}

/**
 * What a gateway has made of a message. `code` is the gateway's own word or an HTTP status, never a part of the message: it stands in logs.
 * - `taken`: it will send the message. `reference` is its own name of it, by which its state is asked for.
 * - `refused`: it has not sent it, for certain. `isFinal`: nor will it send this message later (the phone, the text); otherwise money,
 *   key, limit or the way there is missing.
 * - `unknown`: it was told and nobody knows what it did: silence, a broken line, an answer that is not of its protocol (D189).
 */
export type SmsAnswer =
  | { kind: 'taken'; reference: string | null }
  | { kind: 'refused'; code: string; isFinal: boolean }
  | { kind: 'unknown'; code: string }

/** What has become of a message. `missing`: the gateway has none of that name. */
export type SmsState = 'onTheWay' | 'delivered' | 'undelivered' | 'missing'

/** A message whose state is asked for. */
export interface SmsSent {
  id: string
  mobile: string
  reference: string | null
}

/** An SMS gateway. tests/server/sign-in/sms/sms-suite.ts is the conformance test of an adapter. */
export interface SmsGateway {
  readonly name: SmsGatewayName
  /** Whether a message that is handed over twice under one id is sent once: only then a silent gateway is asked again. */
  readonly sendsOnce: boolean
  /** Hands a message over; never rejects because of the gateway. */
  send(message: SmsMessage, now: number, signal?: AbortSignal): Promise<SmsAnswer>
  /**
   * Asks what has become of a message. Null: this gateway tells nobody.
   * @throws RetryLater when the gateway does not say
   */
  readonly state: ((sent: SmsSent, signal?: AbortSignal) => Promise<SmsState>) | null
}

/** Gateways in the order in which they are asked. */
export type SmsGateways = readonly SmsGateway[]
