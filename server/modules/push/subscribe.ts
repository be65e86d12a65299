import { randomUUID } from 'node:crypto'
import { desc, eq, inArray, or } from 'drizzle-orm'
import type { Actor } from '../../kernel/call/actor.ts'
import type { BodyOf } from '../../kernel/call/handlers.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { pushSubscriptions, sessions, users } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { recordConsent } from '../consents/record.ts'
import { insistOnKeys } from './keys.ts'

/** Browsers of one person; the oldest goes. */
export const SUBSCRIPTIONS = 10

/**
 * Subscribes the browser of this session and records the consent with its time (E19, D108). A browser and a session have one
 * subscription each: an earlier one is replaced, also another person's in the same browser. A repeat of the same request, whose
 * answer was lost, changes nothing: it is no other consent.
 */
export const subscribe = async (
  db: Db,
  { id: userId, sessionHash }: Actor,
  { endpoint, keys, consentVersion }: BodyOf<'subscribeToPush'>,
  now: number,
): Promise<void> => {
  insistOnKeys(keys)
  await db.transaction(async (tx) => {
    // People before sessions, sessions before subscriptions, as in a deletion and a sign-out. The person's lock makes concurrent
    // subscriptions of one person wait: the limit holds.
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const [session] = await tx
      .select({ hash: sessions.tokenHash })
      .from(sessions)
      .where(eq(sessions.tokenHash, sessionHash))
      .for('key share')
    if (!person || !session) refuse('unauthorised')
    const isReplaced = or(eq(pushSubscriptions.sessionHash, sessionHash), eq(pushSubscriptions.endpoint, endpoint))
    // Everything that may be deleted here is locked by id first, as `announce` locks: a delete alone locks in the order in which it
    // finds the rows, and each could wait for the other.
    const held = await tx
      .select()
      .from(pushSubscriptions)
      .where(or(eq(pushSubscriptions.userId, userId), isReplaced))
      .orderBy(pushSubscriptions.id)
      .for('update')
    const isRepeat = held.some(
      (row) =>
        row.sessionHash === sessionHash && row.endpoint === endpoint && row.p256dh === keys.p256dh && row.auth === keys.auth,
    )
    if (isRepeat) return
    await tx.delete(pushSubscriptions).where(isReplaced)
    const row = { id: randomUUID(), userId, sessionHash, endpoint, ...keys, createdAt: new Date(now) }
    await tx.insert(pushSubscriptions).values(row)
    const old = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .offset(SUBSCRIPTIONS)
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, old))
    await recordConsent(tx, userId, { push: consentVersion }, now)
  })
}
