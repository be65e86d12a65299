/**
 * The chat's connection, held while its screen is open (API57, A38). The cookie that the upgrade needs lives exactly as long: no other
 * request carries it, because its path is the socket's alone (B03).
 */
import type { LinkPort } from '../../../machines/site/chat/actors.ts'
import { STEADY_AFTER } from '../../../machines/site/chat/limits.ts'
import type { LinkEnd } from '../../../machines/site/chat/types.ts'
import type { SendPort } from '../../../machines/site/chat-message/actors.ts'
import { readToken } from '../storage/storage.ts'
import type { ChatListener, Connection } from './stomp.ts'

export const SOCKET_PATH = '/api/chats/ws'

export interface ChatPort extends LinkPort, SendPort {
  /** @returns ends the listening */
  listen: (listener: ChatListener) => () => void
}

const isSecure = (): boolean => window.location.protocol === 'https:'

const setCookie = (token: string | null): void => {
  const life = token === null ? '; Max-Age=0' : ''
  // The only cookie of the portal; the store of cookies is not in every browser.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `token=${token ?? ''}; Path=${SOCKET_PATH}; SameSite=Strict${isSecure() ? '; Secure' : ''}${life}`
}

export const createChatPort = (): ChatPort => {
  let listener: ChatListener | null = null
  let connection: Connection | null = null

  /** @returns whether the connection stood for a while */
  const connect = async (signal: AbortSignal): Promise<boolean> => {
    const { openConnection } = await import('./stomp.ts')
    // Without a network an attempt is no use; the pause behind it ends with the network's return.
    if (signal.aborted || !navigator.onLine) return false
    const url = `${isSecure() ? 'wss' : 'ws'}://${window.location.host}${SOCKET_PATH}`
    let steadyAt = Number.POSITIVE_INFINITY
    const opened = () => {
      steadyAt = performance.now() + STEADY_AFTER
      listener?.opened()
    }
    const own = openConnection(url, { opened, news: () => listener?.news() })
    connection = own
    const close = () => own.close()
    signal.addEventListener('abort', close)
    // A laptop that sleeps or leaves its network keeps a dead socket for long.
    window.addEventListener('offline', close)
    await own.ended
    window.removeEventListener('offline', close)
    if (connection === own) connection = null
    return performance.now() >= steadyAt
  }

  return {
    listen: (next) => {
      listener = next
      return () => {
        listener = null
      }
    },
    hold: async (signal): Promise<LinkEnd> => {
      const forget = () => setCookie(null)
      setCookie(readToken())
      signal.addEventListener('abort', forget)
      // A page that is left aborts nothing.
      window.addEventListener('pagehide', forget)
      try {
        return { jitter: Math.random(), isSteady: await connect(signal) }
      } finally {
        window.removeEventListener('pagehide', forget)
        signal.removeEventListener('abort', forget)
        forget()
      }
    },
    deliver: (message, signal) => connection?.deliver(message, signal) ?? Promise.resolve({ kind: 'lost' }),
  }
}
