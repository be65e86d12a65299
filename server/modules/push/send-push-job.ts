import { eq } from 'drizzle-orm'
import { SESSION_ABSOLUTE, SESSION_IDLE } from '../../../src/domain/portal/limits.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { pushSubscriptions, sessions } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { RetryLater } from '../../kernel/jobs/job.ts'
import type { JobEffect, JobHandler } from '../../kernel/jobs/job.ts'
import type { WebPush } from './port.ts'
import { PUSH_TTL } from './web-push.ts'

/** A browser gets no more than one message in this time. */
const EVERY = 60_000
/** What a push service may ask us to wait. */
const SHORTEST_WAIT = 5_000
const LONGEST_WAIT = 3_600_000

/** A push service refuses a message; with 401 and 403 it refuses our key. */
export class PushRefused extends Error {}

const findSubscription = prepared(['id'], (db, { id }) =>
  db
    .select({ row: pushSubscriptions, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.tokenHash, pushSubscriptions.sessionHash))
    .where(eq(pushSubscriptions.id, id)),
)

type Row = typeof pushSubscriptions.$inferSelect

/** Ends the wait, or waits again for the next message where more was told while this one was sent or dropped. */
const ended =
  ({ id, news, sentAt }: Row, now: number, isSent: boolean): JobEffect =>
  async (tx: Tx) => {
    const [kept] = await tx
      .select({ news: pushSubscriptions.news })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.id, id))
      .for('update')
    const hasMore = kept !== undefined && kept.news !== news
    const at = new Date(now)
    await tx
      .update(pushSubscriptions)
      .set({ queuedAt: hasMore ? at : null, sentAt: isSent ? at : sentAt })
      .where(eq(pushSubscriptions.id, id))
    return hasMore ? new Date(now + EVERY) : null
  }

/** Ends the subscription; one whose browser has told its new address meanwhile stays, and its message is sent there at once. */
const unsubscribed =
  ({ id, endpoint }: Row, now: number): JobEffect =>
  async (tx: Tx) => {
    const [kept] = await tx
      .select({ endpoint: pushSubscriptions.endpoint })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.id, id))
      .for('update')
    if (kept && kept.endpoint !== endpoint) return new Date(now)
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
    return null
  }

/**
 * The job «send-push» {subscriptionId}: tells a browser that there is news, at most once a minute. A subscription that the push
 * service does not know any more, or that was made with another key of ours, is deleted; one that is down or busy is asked again, as late
 * as it says; a day after the newest news the message is dropped. A repeat after a crash may send twice: the push service keeps one.
 * @param report is told when a push service refuses a message
 */
export const sendPushJob =
  (webPush: WebPush, report: (error: unknown) => void): JobHandler =>
  async ({ subscriptionId = '' }, { db, now, signal }) => {
    const [found] = await findSubscription(db, { id: subscriptionId })
    if (!found) return async () => null
    const { row, createdAt, lastSeenAt } = found
    const isOver = now - lastSeenAt.getTime() >= SESSION_IDLE || now - createdAt.getTime() >= SESSION_ABSOLUTE
    if (isOver) return unsubscribed(row, now)
    const isStale = now - (row.queuedAt?.getTime() ?? now) >= PUSH_TTL * 1_000
    if (isStale || webPush.publicKey === null) return ended(row, now, false)
    const sentAgo = now - (row.sentAt?.getTime() ?? -Infinity)
    // A time ahead of ours is another clock's mistake.
    if (sentAgo >= 0 && sentAgo < EVERY) return async () => new Date(now + EVERY - sentAgo)
    const answer = await webPush.send(row, signal)
    if (answer.kind === 'gone') return unsubscribed(row, now)
    if (answer.kind === 'later') {
      const { after } = answer
      if (after === null) throw new RetryLater('the push service does not take the message')
      return async () => new Date(now + Math.min(LONGEST_WAIT, Math.max(SHORTEST_WAIT, after)))
    }
    if (answer.kind === 'refused' || answer.kind === 'keyRefused')
      report(new PushRefused(`a push service refused a message with ${answer.status}`))
    // The key pair has been changed: every later message would be refused too. Without the row the portal offers to subscribe anew,
    // and the refusal is reported once.
    if (answer.kind === 'keyRefused') return unsubscribed(row, now)
    return ended(row, now, answer.kind === 'sent')
  }
