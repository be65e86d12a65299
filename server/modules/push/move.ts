import { asc, eq, inArray } from 'drizzle-orm'
import type { BodyOf } from '../../kernel/call/handlers.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { pushSubscriptions } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { insistOnKeys, isSameSecret } from './keys.ts'

/**
 * Gives a subscription the address that its browser has now (D109). The browser's worker has no token: the former address together with
 * the former `auth` is the right to it, which the browser and this server alone know (RFC 8291). Session, person, consent and the
 * minute between two messages stay as they were, so whoever has stolen the secret learns at most when there is news. An ended
 * subscription cannot be moved: with the sign-out the secret is worth nothing. A repeat, whose answer was lost, answers the same.
 * @throws Refusal alike for an unknown address, another's secret, and a new address that is another subscription's
 */
export const movePush = (db: Db, { old, endpoint, keys }: BodyOf<'movePushSubscription'>): Promise<void> =>
  db.transaction(async (tx) => {
    // By id, as `announce` locks.
    const found = await tx
      .select()
      .from(pushSubscriptions)
      .where(inArray(pushSubscriptions.endpoint, [old.endpoint, endpoint]))
      .orderBy(asc(pushSubscriptions.id))
      .for('update')
    const there = found.find((row) => row.endpoint === endpoint)
    if (there && there.p256dh === keys.p256dh && isSameSecret(there.auth, keys.auth)) return
    const moved = found.find((row) => row.endpoint === old.endpoint)
    const hasRight = moved !== undefined && isSameSecret(moved.auth, old.auth)
    // Somebody else's browser must not lose its subscription to whoever names its address.
    const isFree = there === undefined || there.id === moved?.id
    if (!hasRight || !isFree) refuse('notFound')
    insistOnKeys(keys)
    await tx
      .update(pushSubscriptions)
      .set({ endpoint, ...keys })
      .where(eq(pushSubscriptions.endpoint, old.endpoint))
  })
