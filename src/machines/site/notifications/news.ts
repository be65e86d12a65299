/** Pure steps of the news: what is new in an answer, and what is read. */
import type { Notification } from '../../../api/types.ts'
import type { News } from './types.ts'

/** A server that names a row twice shows it once (E06). */
export const distinct = <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
  [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed()

/** The rows of a list after one of them has been read. */
export const withRead = <Row extends Pick<Notification, 'id' | 'isRead'>>(rows: readonly Row[], id: string): Row[] =>
  rows.map((row) => (row.id === id ? { ...row, isRead: true } : row))

/** The news after one notification has been read, among the latest or not. */
export const newsRead = ({ latest, unread, version }: News, id: string): News => {
  const isKnownRead = latest.some((row) => row.id === id && row.isRead)
  return { latest: withRead(latest, id), unread: isKnownRead ? unread : Math.max(0, unread - 1), version }
}

/** The rows above the first known one: an older row that moves up, because a newer one is gone, is no news. */
export const newcomers = <Row extends { id: string }>(known: readonly { id: string }[], rows: readonly Row[]): Row[] => {
  const ids = new Set(known.map(({ id }) => id))
  const first = rows.findIndex(({ id }) => ids.has(id))
  return first === -1 ? [...rows] : rows.slice(0, first)
}

export const unreadOf = (rows: readonly Notification[]): Notification[] => rows.filter(({ isRead }) => !isRead)
