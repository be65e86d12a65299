import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import webPush from 'web-push'
import { isAllowed, lookupPublic } from './endpoints.ts'
import type { AllowedEndpoints } from './endpoints.ts'
import type { PushAnswer, PushTarget, WebPush } from './port.ts'

/** The server's key pair (RFC 8292), and whom a push service may write to about it. */
export interface Vapid {
  publicKey: string
  privateKey: string
  subject: string
}

/** Settings of the notifications of browsers. */
export interface WebPushSettings {
  vapid: Vapid
  endpoints: AllowedEndpoints
  /** Milliseconds; shorter than a worker's lock. */
  timeout: number
}

/** The whole message: whoever sees the screen of a locked phone learns nothing of its owner. */
export const PUSH_TEXT = 'Есть новости'
/** How long a push service keeps a message for a browser that is off, in seconds. */
export const PUSH_TTL = 86_400
/** A later message takes the place of an earlier one that is still there. */
const TOPIC = 'news'

interface Answered {
  status: number
  retryAfter: string | undefined
}

/** Posts without following redirects: node:http follows none, and connects to the address that was looked up. */
const post = (
  { endpoint, headers, body }: { endpoint: string; headers: Record<string, string | number>; body: Buffer },
  { isLocal, timeout, signal }: { isLocal: boolean; timeout: number; signal: AbortSignal | undefined },
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const ask = endpoint.startsWith('https:') ? httpsRequest : httpRequest
    const call = ask(
      endpoint,
      { method: 'POST', headers, signal, timeout, ...(!isLocal && { lookup: lookupPublic }) },
      (response) => {
        // The answer has no content that matters; a service that never ends it must not hold the job.
        response.destroy()
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
      },
    )
    call.on('timeout', () => call.destroy(new Error('the push service does not answer')))
    call.on('error', reject)
    call.end(body)
  })

/** Retry-After in milliseconds: seconds, or a date. */
const waitOf = (text: string | undefined): number | null => {
  if (text === undefined) return null
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now()
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}

const answerOf = ({ status, retryAfter }: Answered): PushAnswer => {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 401 || status === 403) return { kind: 'keyRefused', status }
  if (status === 408 || status === 429 || status >= 500) return { kind: 'later', after: waitOf(retryAfter) }
  return { kind: 'refused', status }
}

/** Push services by RFC 8030: the message is encrypted for the browser (RFC 8291) and signed with the server's key. */
export const webPushService = ({ vapid, endpoints, timeout }: WebPushSettings): WebPush => ({
  publicKey: vapid.publicKey,
  allows: (endpoint) => isAllowed(endpoint, endpoints),
  send: async ({ endpoint, p256dh, auth }: PushTarget, signal) => {
    // The list may have become shorter since the browser subscribed.
    if (!isAllowed(endpoint, endpoints)) return { kind: 'gone' }
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, PUSH_TEXT, {
      vapidDetails: vapid,
      TTL: PUSH_TTL,
      topic: TOPIC,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    })
    const isLocal = new URL(endpoint).origin === endpoints.local
    try {
      const message = { endpoint, headers: headers as Record<string, string | number>, body }
      return answerOf(await post(message, { isLocal, timeout, signal }))
    } catch {
      // The error is not logged: it may quote the address of the browser.
      return { kind: 'later', after: null }
    }
  },
})
