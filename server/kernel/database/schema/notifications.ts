import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { NewsEvent, PushTopic } from '../sets.ts'
import { sessions } from './auth.ts'
import { moment } from './columns.ts'
import { users } from './users.ts'

/**
 * What people were told, in the words of that day. The words name a tool, never a person: so nothing of a deleted account stays in
 * somebody else's rows (E22).
 */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    /** Grows with every row: the newest come first. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text().$type<NewsEvent>().notNull(),
    /** What it happened to: with the event a natural key, so that a person is told once. */
    subject: text().notNull(),
    label: text().notNull(),
    body: text().notNull(),
    /** The picture of the model. */
    img: text(),
    /** A path of the portal. */
    link: text(),
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => [
    uniqueIndex('notifications_once').on(table.userId, table.event, table.subject),
    index('notifications_newest').on(table.userId, table.number),
    index('notifications_created').on(table.createdAt),
  ],
)

/**
 * How many notifications each person has not read, and how often they have changed, kept by triggers: a browser asks every five
 * seconds.
 */
export const notificationCounts = pgTable(
  'notification_counts',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    unread: integer().notNull(),
    /** Grows with every notification that is added, read or deleted. */
    version: bigint({ mode: 'number' }).notNull().default(0),
  },
  () => [check('notification_counts_unread', sql`unread >= 0`)],
)

/** The topics that a person has chosen for the notifications of browsers; all of them where there is no row. */
export const pushTopics = pgTable('push_topics', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  chosen: text().array().$type<PushTopic[]>().notNull(),
})

/** Browsers that want notifications (RFC 8030). A subscription belongs to a session: with the session it ends. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionHash: text()
      .notNull()
      .unique()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    /** The address that we post to: of a browser, so one person's at a time. */
    endpoint: text().notNull().unique(),
    /** The browser's keys: only the browser can read what is encrypted with them. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: moment().notNull(),
    /** Grows with everything that is told: a job that sends sees whether more was told meanwhile. */
    news: bigint({ mode: 'number' }).notNull().default(0),
    /** The time of the newest news that the job «send-push» has still to send; null without a job. A subscription has one job at most. */
    queuedAt: moment(),
    sentAt: moment(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId, table.createdAt)],
)
