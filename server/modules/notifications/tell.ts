import { randomUUID } from 'node:crypto'
import { notifications } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { announce } from '../push/announce.ts'
import { TOPIC_OF, wordsOf } from './news.ts'
import type { News } from './news.ts'

/** Whom to tell, and what. */
export type Telling = News & { userId: string }

/** The row of a notification. */
export const rowOf = ({ userId, ...news }: Telling, now: number): typeof notifications.$inferInsert => ({
  id: randomUUID(),
  userId,
  event: news.event,
  ...wordsOf(news),
  createdAt: new Date(now),
})

/**
 * Tells people what has happened, in the transaction in which it happens: both are there, or neither; their
 * browsers are told after it. Each person is told once of an
 * event of a subject, however often the transaction is repeated. Tell all people of a transaction in one call and at its end: the
 * counts of unread notifications are locked in one order. The people must be held (`protectPeople`), or their account may be deleted
 * meanwhile and the transaction fail.
 */
export const tell = async (tx: Tx, tellings: readonly Telling[], now: number): Promise<void> => {
  if (tellings.length === 0) return
  const added = await tx
    .insert(notifications)
    .values(tellings.map((telling) => rowOf(telling, now)))
    .onConflictDoNothing({ target: [notifications.userId, notifications.event, notifications.subject] })
    .returning({ userId: notifications.userId, event: notifications.event })
  await announce(
    tx,
    added.map(({ userId, event }) => ({ userId, topic: TOPIC_OF[event] })),
    now,
  )
}
