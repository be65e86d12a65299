import { RetryLater } from '../../kernel/jobs/job.ts'
import { endsWithin } from '../../kernel/within.ts'
import { SmsRefused } from './port.ts'
import type { SmsGateway, SmsMessage } from './port.ts'

/** Address and credentials of the gateway. */
export interface HttpSmsSettings {
  url: string
  /** Sent as a bearer token. */
  token: string
  /** The sender's name on phones; the default is the gateway's own. */
  sender: string | null
  /** Milliseconds; shorter than a worker's lock. */
  timeout: number
}

/** Temporary failures: timeouts, too early, too many, and missing rights, which an operator will restore. */
const TRY_AGAIN = new Set([401, 403, 404, 408, 425, 429])
/** A repeat of what it has: taken. */
const TAKEN_BEFORE = 409

const post = async (
  { url, token, sender, timeout }: HttpSmsSettings,
  { id, mobile, text }: SmsMessage,
  signal?: AbortSignal,
): Promise<number> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, Authorization: `Bearer ${token}` },
      body: JSON.stringify({ id, to: mobile, text, ...(sender !== null && { sender }) }),
      signal: endsWithin(timeout, signal),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    // The error is not logged: it may quote the message.
    throw new RetryLater('the sms gateway does not answer')
  }
}

/**
 * A gateway over HTTP: `POST url` with `{ id, to, text, sender }`. Any 2xx means that the gateway has accepted the message, 409
 * that it had accepted the message before.
 */
export const httpSms = (settings: HttpSmsSettings): SmsGateway => ({
  send: async (message, _now, signal) => {
    const status = await post(settings, message, signal)
    if ((status >= 200 && status < 300) || status === TAKEN_BEFORE) return
    if (status >= 500 || TRY_AGAIN.has(status)) throw new RetryLater(`the sms gateway answered ${status}`)
    throw new SmsRefused(`the sms gateway refused a message with ${status}`)
  },
})
