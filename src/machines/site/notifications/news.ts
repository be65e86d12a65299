/** Pure steps of the news: what is new in an answer, and what is read. */
import type { Notification } from '../../../api/types.ts'
import type { News, ReadMark } from './types.ts'

/** A server that names a row twice shows it once (E06). */
export const distinct = <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
  [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed()

/** The rows of a list, the newest first, after one of them has been read, or it and all that are older. */
export const withRead = <Row extends Pick<Notification, 'id' | 'isRead'>>(
  rows: readonly Row[],
  { id, withOlder }: ReadMark,
): Row[] => {
  const at = rows.findIndex((row) => row.id === id)
  return rows.map((row, index) => (index === at || (withOlder && at !== -1 && index > at) ? { ...row, isRead: true } : row))
}

/** Marks by themselves do not say how many unread ones stay above them: those among the latest are counted. */
const unreadAfter = ({ latest, unread }: News, { id, withOlder }: ReadMark): number => {
  const at = latest.findIndex((row) => row.id === id)
  if (withOlder) return at === -1 ? unread : unreadOf(latest.slice(0, at)).length
  return latest[at]?.isRead ? unread : Math.max(0, unread - 1)
}

/** The news after a mark, of one among the latest or not. */
export const newsRead = (news: News, mark: ReadMark): News => ({
  ...news,
  latest: withRead(news.latest, mark),
  unread: unreadAfter(news, mark),
})

/** The rows above the first known one: an older row that moves up, because a newer one is gone, is no news. */
export const newcomers = <Row extends { id: string }>(known: readonly { id: string }[], rows: readonly Row[]): Row[] => {
  const ids = new Set(known.map(({ id }) => id))
  const first = rows.findIndex(({ id }) => ids.has(id))
  return first === -1 ? [...rows] : rows.slice(0, first)
}

export const unreadOf = (rows: readonly Notification[]): Notification[] => rows.filter(({ isRead }) => !isRead)
