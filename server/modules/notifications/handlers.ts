import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { notificationCounts, notifications } from '../../kernel/database/schema.ts'
import { toNotification } from './views.ts'

/** Rows that are passed over are read in the index alone. */
const findPage = prepared(['userId', 'size', 'offset'], (db, { userId, size, offset }) => {
  const page = db
    .select({ number: notifications.number })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.number))
    .limit(size)
    .offset(offset)
    .as('page')
  return db
    .select({
      id: notifications.id,
      label: notifications.label,
      body: notifications.body,
      img: notifications.img,
      link: notifications.link,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(page)
    .innerJoin(notifications, and(eq(notifications.userId, userId), eq(notifications.number, page.number)))
    .orderBy(desc(page.number))
})

const findUnread = prepared(['userId'], (db, { userId }) =>
  db
    .select({ unread: notificationCounts.unread, version: notificationCounts.version })
    .from(notificationCounts)
    .where(eq(notificationCounts.userId, userId)),
)

const markRead = prepared(['id', 'userId', 'at'], (db, { id, userId, at }) =>
  db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${at}::timestamptz)` })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ id: notifications.id }),
)

/** Rows are locked in one order: two devices may mark at the same time. */
const markReadUntil = prepared(['number', 'userId', 'at'], (db, { number, userId, at }) => {
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), lte(notifications.number, number)))
    .orderBy(notifications.number)
    .for('update')
  return db
    .update(notifications)
    .set({ readAt: sql`${at}::timestamptz` })
    .where(inArray(notifications.id, unread))
})

const findNumber = prepared(['id', 'userId'], (db, { id, userId }) =>
  db
    .select({ number: notifications.number })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId))),
)

export const notificationHandlers = defineHandlers<
  'listNotifications' | 'markNotificationRead' | 'markNotificationsRead' | 'countNotifications'
>({
  /** API45: the newest first. */
  listNotifications: async ({ actor, body, db }) => {
    const rows = await findPage(db, { userId: actor.id, ...body })
    return { ...ok(rows.map(toNotification)), supports: ['readAll' as const] }
  },

  /** API46: a repeat answers the same and keeps the time of the first. */
  markNotificationRead: async ({ actor, body: { id }, db, now }) => {
    if (!isUuid(id)) return refuse('notFound')
    const [row] = await markRead(db, { id, userId: actor.id, at: new Date(now).toISOString() })
    return row ? ok(null) : refuse('notFound')
  },

  /** D170: what has come after the one that the person names stays unread. A repeat answers the same. */
  markNotificationsRead: async ({ actor, body: { id }, db, now }) => {
    if (!isUuid(id)) return refuse('notFound')
    const [row] = await findNumber(db, { id, userId: actor.id })
    if (!row) return refuse('notFound')
    await markReadUntil(db, { number: row.number, userId: actor.id, at: new Date(now).toISOString() })
    return ok(null)
  },

  /** API47: the unread ones (A75), with their version. */
  countNotifications: async ({ actor, db, version }) => {
    const [row] = await findUnread(db, { userId: actor.id })
    version(String(row?.version ?? 0))
    return ok(row?.unread ?? 0)
  },
})
