/** A message on its way. The id is the same at every try, so that a gateway sends it once. */
export interface SmsMessage {
  id: string
  mobile: string
  text: string
}

/** The gateway will not take this message, however often it is asked. */
export class SmsRefused extends Error {}

/** Whoever brings messages to phones. */
export interface SmsGateway {
  /**
   * Hands a message over.
   * @throws RetryLater when the gateway is down or silent: it may have the message, the next try carries the same id
   * @throws SmsRefused when it says no for good
   */
  send(message: SmsMessage, now: number, signal?: AbortSignal): Promise<void>
}
