import type { Notification } from '../../../api/types.ts'
import { LATEST_NEWS } from '../notifications/limits.ts'
import type { MessagesContext } from './types.ts'

/** The latest five, or all that are loaded (A75). */
export const visibleRows = ({ rows, isAll }: MessagesContext): readonly Notification[] =>
  isAll ? rows : rows.slice(0, LATEST_NEWS)

/** Whether «Показать все» has anything to show (MS11). */
export const hasHidden = ({ rows, isAll }: MessagesContext): boolean => !isAll && rows.length > LATEST_NEWS
