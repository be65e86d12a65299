import type { Notification } from '../../../api/types.ts'
import { newcomers, unreadOf } from './news.ts'
import type { NotificationsContext } from './types.ts'

/** The largest number that the badge shows. */
const MOST = 99

/** The badge's text; null without unread notifications, and while they are unknown. */
export const badgeOf = ({ news }: NotificationsContext): string | null => {
  if (news === null || news.unread === 0) return null
  return news.unread > MOST ? `${MOST}+` : String(news.unread)
}

/** The rows of the dropdown (A75); null while they are unknown. */
export const dropdownRows = ({ shown }: NotificationsContext): readonly Notification[] | null => shown

/** «Прочитать все» has something to do, and the server can. */
export const offersReadAll = ({ news }: NotificationsContext): boolean => news !== null && news.canReadAll && news.unread > 0

/** Unread ones that have come since the dropdown was opened. */
export const waitingRows = ({ shown, news }: NotificationsContext): Notification[] =>
  shown === null || news === null ? [] : newcomers(shown, unreadOf(news.latest))
