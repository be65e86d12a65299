import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { SESSION_ABSOLUTE, SESSION_IDLE } from '../../../src/domain/portal/limits.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Actor } from '../../kernel/call/actor.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { sessions } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { record } from '../audit/record.ts'
import { UNKNOWN_BROWSER } from '../devices/browser-name.ts'
import { endThose } from './sessions.ts'

/** Live sessions of a person. */
const liveOf = (userId: string, now: number): SQL | undefined =>
  and(
    eq(sessions.userId, userId),
    gt(sessions.lastSeenAt, new Date(now - SESSION_IDLE)),
    gt(sessions.createdAt, new Date(now - SESSION_ABSOLUTE)),
  )

type Row = Pick<typeof sessions.$inferSelect, 'id' | 'tokenHash' | 'browser' | 'createdAt' | 'lastSeenAt'>

/** A person's live sessions, the one that was used last first. */
export const sessionsOf = (db: Db, userId: string, now: number): Promise<Row[]> => {
  const { id, tokenHash, browser, createdAt, lastSeenAt } = sessions
  return db
    .select({ id, tokenHash, browser, createdAt, lastSeenAt })
    .from(sessions)
    .where(liveOf(userId, now))
    .orderBy(desc(lastSeenAt), desc(createdAt), id)
}

/** A session as its person sees it: under a number of its own, which opens nothing. */
export const toSession = (row: Row, own: string): components['schemas']['Session'] => ({
  id: row.id,
  name: row.browser ?? UNKNOWN_BROWSER,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastSeenAt.toISOString(),
  isCurrent: row.tokenHash === own,
})

/** Who ends sessions, for the audit. */
interface By {
  actor: Actor
  origin: string
  now: number
}

/**
 * Ends one of the caller's sessions.
 * @throws Refusal notFound for somebody else's, for none, and for one that has ended
 */
export const endOwnSession = async (tx: Tx, id: string, { actor, origin, now }: By): Promise<void> => {
  const ended = isUuid(id) ? await endThose(tx, and(liveOf(actor.id, now), eq(sessions.id, id))) : 0
  if (ended === 0) return refuse('notFound')
  await record(tx, { event: 'sessionEnded', actor: actor.id, subject: actor.id, object: id, origin, reason: 'ownWish' }, now)
}

/** Ends all of the caller's sessions but the one of the call. */
export const endOtherSessions = async (tx: Tx, { actor, origin, now }: By): Promise<void> => {
  const ended = await endThose(tx, and(eq(sessions.userId, actor.id), ne(sessions.tokenHash, actor.sessionHash)))
  if (ended > 0) await record(tx, { event: 'sessionsEnded', actor: actor.id, subject: actor.id, origin, reason: 'ownWish' }, now)
}
