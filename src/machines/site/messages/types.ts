import type { Notification } from '../../../api/types.ts'
import type { ReadMark } from '../notifications/types.ts'

export interface MessagesContext {
  rows: Notification[]
  /** Where the next page begins on the server. */
  next: number
  /** The last page was not full: there is nothing below it. */
  isLast: boolean
  /** The person wants all of them, not the latest five. */
  isAll: boolean
  /** Some have come since the rows were loaded. */
  hasNew: boolean
  /** Why the last page did not come. */
  problem: string | null
}

export interface MessagesInput {
  isAll: boolean
}

export interface NewsRequest {
  offset: number
  size: number
}

export type MessagesEvent =
  /** The end of the rows has come near, or the person has pressed the button there. */
  | { type: 'more' }
  | { type: 'retry' }
  /** The person wants the new ones on top. */
  | { type: 'renew' }
  | { type: 'address.changed'; isAll: boolean }
  /** The poll has answered. */
  | { type: 'news'; latest: Notification[] }
  /** One is read, or it and all that are older: here, in the dropdown or in another tab. */
  | ({ type: 'read' } & ReadMark)
