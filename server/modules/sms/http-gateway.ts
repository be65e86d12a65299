import { callGateway } from './call.ts'
import type { Called } from './call.ts'
import type { SmsAnswer, SmsGateway } from './port.ts'

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

/** Too early, too many, and missing rights, which an operator will restore. */
const LATER = new Set([401, 403, 404, 425, 429])
/** The gateway did not wait for the whole request, or says so. */
const REQUEST_TIMEOUT = 408
/** A repeat of what it has: taken. */
const TAKEN_BEFORE = 409

const answerOf = (called: Called): SmsAnswer => {
  if (called.kind === 'away') return { kind: 'refused', code: called.code, isFinal: false }
  if (called.kind === 'silent') return { kind: 'unknown', code: called.code }
  const { status } = called
  if ((status >= 200 && status < 300) || status === TAKEN_BEFORE) return { kind: 'taken', reference: null }
  if (status >= 500 || status === REQUEST_TIMEOUT) return { kind: 'unknown', code: String(status) }
  return { kind: 'refused', code: String(status), isFinal: !LATER.has(status) }
}

/**
 * A gateway over HTTP: `POST url` with `{ id, to, text, sender }`. Any 2xx means that the gateway has accepted the message, 409
 * that it had accepted the message before: `Idempotency-Key` makes a repeat safe.
 */
export const httpSms = ({ url, token, sender, timeout }: HttpSmsSettings): SmsGateway => ({
  name: 'http',
  sendsOnce: true,
  send: async ({ id, mobile, text }, _now, signal) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': id, Authorization: `Bearer ${token}` }
    const body = JSON.stringify({ id, to: mobile, text, ...(sender !== null && { sender }) })
    return answerOf(await callGateway(url, { headers, body }, timeout, signal))
  },
  state: null,
})
