/** STOMP 1.2 over a WebSocket. The library is in this chunk alone, which comes after the chat's screen. */
import { Client, Versions, type IMessage } from '@stomp/stompjs'
import type { Delivery, Outgoing } from '../../../machines/site/chat-message/types.ts'

const [NEWS, REFUSALS, SENDING] = ['/user/queue/chat', '/user/queue/refusals', '/app/chat']
/** Milliseconds. A receipt that does not come means a connection that is dead in one direction. */
const [CONNECTS_WITHIN, BEATS_EVERY, RECEIPT_WITHIN] = [10_000, 10_000, 15_000]

/** What the connection tells the chat. */
export interface ChatListener {
  opened: () => void
  news: () => void
}

export interface Connection {
  /** Resolves when the connection is over, whoever has ended it. */
  ended: Promise<void>
  close: () => void
  deliver: (message: Outgoing, signal: AbortSignal) => Promise<Delivery>
}

/** The body is exactly what the specification gives (CH11). */
export const bodyOf = ({ value, isImage }: Pick<Outgoing, 'value' | 'isImage'>): string =>
  JSON.stringify(isImage ? { value, isImage: true } : { value })

/** Seconds: no server makes anybody wait longer for another try. */
const LONGEST_WAIT = 300
const REFUSED = 'Сообщение не принято'

/** What the server has answered instead of a receipt: a refusal, or how long to wait. */
const refusalIn = ({ body }: IMessage): Delivery => {
  try {
    const { message, retryAfter } = JSON.parse(body) as { message?: unknown; retryAfter?: unknown }
    if (typeof retryAfter === 'number' && retryAfter > 0) return { kind: 'later', seconds: Math.min(retryAfter, LONGEST_WAIT) }
    return { kind: 'refused', message: typeof message === 'string' && message !== '' ? message : REFUSED }
  } catch {
    return { kind: 'refused', message: REFUSED }
  }
}

/** Connects once: pauses and repeats are the machine's. */
export const openConnection = (url: string, listener: ChatListener): Connection => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const waiting = new Map<string, (delivery: Delivery) => void>()
  const settle = (key: string, delivery: Delivery) => waiting.get(key)?.(delivery)

  const client = new Client({
    brokerURL: url,
    stompVersions: new Versions([Versions.V1_2]),
    reconnectDelay: 0,
    connectionTimeout: CONNECTS_WITHIN,
    heartbeatIncoming: BEATS_EVERY,
    heartbeatOutgoing: BEATS_EVERY,
    // A close handshake of a dead network would be waited for.
    discardWebsocketOnCommFailure: true,
  })
  client.onConnect = () => {
    client.subscribe(NEWS, () => listener.news(), { id: '0' })
    client.subscribe(REFUSALS, (message) => settle(message.headers['key'] ?? '', refusalIn(message)), { id: '1' })
    listener.opened()
  }
  const finish = () => {
    for (const key of waiting.keys()) settle(key, { kind: 'lost' })
    void client.deactivate({ force: true })
    end()
  }
  client.onWebSocketClose = finish
  // Without a refusal it goes wrong for all: the server closes after an ERROR.
  client.onStompError = finish
  client.activate()

  return {
    ended,
    close: finish,
    deliver: (message, signal) =>
      new Promise((resolve) => {
        const { key, about } = message
        const timer = setTimeout(finish, RECEIPT_WITHIN)
        const done = (delivery: Delivery) => {
          clearTimeout(timer)
          waiting.delete(key)
          resolve(delivery)
        }
        if (!client.connected) {
          done({ kind: 'lost' })
          return
        }
        waiting.set(key, done)
        signal.addEventListener('abort', () => settle(key, { kind: 'lost' }), { once: true })
        client.watchForReceipt(key, () => settle(key, { kind: 'stored' }))
        client.publish({
          destination: SENDING,
          headers: { key, receipt: key, 'content-type': 'application/json', ...(about !== null && { about }) },
          body: bodyOf(message),
        })
      }),
  }
}
