import type { ChatPage, ChatRow } from './rows.ts'

/** How a connection ended. */
export interface LinkEnd {
  /** From 0 to 1, random: many browsers must not come back at once. */
  jitter: number
  /** It stood for STEADY_AFTER: what ends it is no failure to connect. */
  isSteady: boolean
}

/** The newest page, or the one before a message. */
export interface HistoryRequest {
  before: string | null
}

export interface ChatContext {
  /** Null before the first answer. */
  rows: ChatRow[] | null
  hasMore: boolean
  /** The first message that was new when the chat was opened. */
  freshFrom: string | null
  problem: string | null
  /** Attempts in a row without a connection that stood for a while. */
  failures: number
  jitter: number
  /** The outage has been told once. */
  isOutage: boolean
  /** Messages leave at once. */
  isOpen: boolean
}

export type ChatEvent =
  /** The server has accepted the connection and the subscription. */
  | { type: 'socket.opened' }
  /** Something came over the socket: a reason to reload (CH10). */
  | { type: 'socket.news' }
  /** A message of this tab is stored. */
  | { type: 'sent' }
  | { type: 'older' }
  | { type: 'retry' }
  | { type: 'reconnect' }

export type ChatNews =
  /** The history has stood for a moment: the view may scroll to its end (CH09). */
  { type: 'scroll' } | { type: 'loaded'; keys: string[] }

export type { ChatPage, ChatRow }
