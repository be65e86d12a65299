import { lte } from 'drizzle-orm'
import { deleteInBatches } from '../../kernel/database/in-batches.ts'
import { notifications } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

const DAY = 86_400_000

/** The default number of days that a notification is kept, read or not. */
export const NOTIFICATION_DAYS = 180

/** The part of the cleanup that deletes notifications older than so many days. */
export const forgetOldNotifications =
  (days: number) =>
  (db: Db, now: number): Promise<void> =>
    deleteInBatches(db, notifications, lte(notifications.createdAt, new Date(now - days * DAY)))
