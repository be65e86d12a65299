/** A message to send. Every attempt has the same id, so that the gateway sends once. */
export interface SmsMessage {
  id: string
  mobile: string
  text: string
}

/** The gateway rejects this message for good. */
export class SmsRefused extends Error {}

/** The SMS gateway. */
export interface SmsGateway {
  /**
   * Hands a message over.
   * @throws RetryLater when the gateway is down or silent: the message may have arrived, so the retry carries the same id
   * @throws SmsRefused when the gateway rejects the message for good
   */
  send(message: SmsMessage, now: number, signal?: AbortSignal): Promise<void>
}
