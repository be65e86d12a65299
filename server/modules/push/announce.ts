import { sql } from 'drizzle-orm'
import { pushSubscriptions, pushTopics } from '../../kernel/database/schema.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import type { PushTopic } from '../../kernel/database/sets.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { enqueueAll } from '../../kernel/jobs/queue.ts'

/** Whom something was told, and under which topic. */
export interface Announcement {
  userId: string
  topic: PushTopic
}

/**
 * Queues a message for every browser of these people that wants the topic, in the transaction in which they are told. A browser
 * whose message is still waiting gets no second one. The job names the subscription and nobody.
 */
export const announce = async (tx: Tx, announcements: readonly Announcement[], now: number): Promise<void> => {
  if (announcements.length === 0) return
  const [ids, topics] = [announcements.map(({ userId }) => userId), announcements.map(({ topic }) => topic)]
  const wanted = sql`exists (
    select from unnest(${sql.param(ids)}::uuid[], ${sql.param(topics)}::text[]) as told (user_id, topic)
    where told.user_id = ${pushSubscriptions.userId} and not exists (
      select from ${pushTopics} where ${pushTopics.userId} = told.user_id and not told.topic = any(${pushTopics.chosen})
    )
  )`
  const found = await tx
    .select({ id: pushSubscriptions.id, queuedAt: pushSubscriptions.queuedAt })
    .from(pushSubscriptions)
    .where(sql`${isAnyOf(pushSubscriptions.userId, ids)} and ${wanted}`)
    .orderBy(pushSubscriptions.id)
    .for('update')
  if (found.length === 0) return
  const at = new Date(now)
  await tx
    .update(pushSubscriptions)
    .set({
      news: sql`${pushSubscriptions.news} + 1`,
      // The time of the newest news: a message that has waited for a day is dropped, and newer news must not be dropped with it.
      queuedAt: at,
    })
    .where(
      isAnyOf(
        pushSubscriptions.id,
        found.map(({ id }) => id),
      ),
    )
  const idle = found.filter(({ queuedAt }) => queuedAt === null)
  await enqueueAll(
    tx,
    'send-push',
    idle.map(({ id }) => ({ subscriptionId: id })),
    at,
  )
}
