/** Where a message goes, and the browser's keys. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** The answer of a push service. */
export type PushAnswer =
  | { kind: 'sent' }
  /** The browser has unsubscribed. */
  | { kind: 'gone' }
  /** Asked to wait, so many milliseconds where it says so. */
  | { kind: 'later'; after: number | null }
  /** Our key is not the one that the browser has subscribed with, or is not accepted at all. */
  | { kind: 'keyRefused'; status: number }
  /** Refused for good; the status says why. */
  | { kind: 'refused'; status: number }

/** Notifications of browsers: the push services of their makers. */
export interface WebPush {
  /** The server's key for subscriptions; null while the notifications of browsers are off. */
  publicKey: string | null
  /** Whether messages may be posted to this address: a browser names it, so it may be anything. */
  allows(endpoint: string): boolean
  /** Sends the message. A service that does not answer is asked later. */
  send(target: PushTarget, signal?: AbortSignal): Promise<PushAnswer>
}

/** No key pair is configured. */
export const noPush: WebPush = {
  publicKey: null,
  allows: () => false,
  send: async () => ({ kind: 'later', after: null }),
}
