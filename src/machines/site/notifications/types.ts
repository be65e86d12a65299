import type { Notification } from '../../../api/types.ts'

/** What one poll learns. */
export interface News {
  /** The newest first (MS15). */
  latest: Notification[]
  /** Of all notifications, not of the latest alone (A75). */
  unread: number
  /** Their version, by the server: with it a poll that finds nothing new is cheap. Null from a server that names none. */
  version: string | null
  /** The server can mark all of them as read at once. */
  canReadAll: boolean
}

/** What has been read: one notification, or it and all that are older. */
export interface ReadMark {
  id: string
  withOlder: boolean
}

export interface NotificationsContext {
  /** The id of the signed-in person. */
  owner: string | null
  /** Null until the first answer: this tab's, or another one's. */
  news: News | null
  /** The pause before the next poll, in milliseconds. */
  pause: number
  /** What the last answer brought anew, to be read aloud; the first answer of all brings nothing anew. */
  arrived: Notification[]
  /** The ids that are to be marked as read; the first one is under way. */
  marks: string[]
  /** The newest of those that are being marked together; null when none are. */
  until: string | null
  /** The open dropdown's rows: they stay until the person asks for others. Null while it is closed, and before the first answer. */
  shown: Notification[] | null
}

export interface NotificationsInput {
  owner: string | null
}

export type NotificationsEvent =
  /** The session has begun, or is over, or is another person's. */
  | { type: 'owner.changed'; owner: string | null }
  /** It is this tab that polls for all tabs of the browser, or no longer. */
  | { type: 'turn.taken' }
  | { type: 'turn.lost' }
  /** Another tab has polled. */
  | { type: 'news.heard'; owner: string; news: News }
  /** Another tab has marked one as read. */
  | ({ type: 'mark.heard'; owner: string } & ReadMark)
  | { type: 'mark'; id: string }
  /** «Прочитать все»: the newest that the person sees, and all that are older. */
  | { type: 'markAll'; id: string }
  | { type: 'open' }
  | { type: 'close' }
  /** The person wants the rows that have come since the dropdown was opened. */
  | { type: 'refresh' }
  /** Raised by the machine itself: the latest are to be loaded again (MS13). */
  | { type: 'renew' }

export type NotificationsNews =
  /** For the other tabs: this one has polled. */
  | { type: 'polled'; owner: string; news: News }
  /** A notification is read, by this tab or by another one: lists mark theirs. */
  | ({ type: 'read'; owner: string; isOwn: boolean } & ReadMark)
