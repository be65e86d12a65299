/** T-Bank's number of each payment: the first one that is kept counts, and no second one is ever paid. */
import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { isUuid } from '../../../kernel/database/is-uuid.ts'
import { tbankPayments } from '../../../kernel/database/schema.ts'
import type { RefusedPayment } from '../../../kernel/database/sets.ts'
import type { Db } from '../../../kernel/database/types.ts'

export type KeptPayment = typeof tbankPayments.$inferSelect

export const findKept = async (db: Db, key: string): Promise<KeptPayment | null> =>
  (await db.select().from(tbankPayments).where(eq(tbankPayments.key, key)))[0] ?? null

/** Keeps what Init has said of a key, unless something is kept already. @returns what is kept */
export const keep = async (
  db: Db,
  key: string,
  said: { paymentId: string } | { refused: RefusedPayment },
  now: number,
): Promise<KeptPayment> => {
  const row = { key, paymentId: null, refused: null, ...said, createdAt: new Date(now) }
  const [added] = await db.insert(tbankPayments).values(row).onConflictDoNothing({ target: tbankPayments.key }).returning()
  const kept = added ?? (await findKept(db, key))
  if (!kept) throw new Error('a kept payment is gone')
  return kept
}

/** A refusal is final: it is kept, so that a repeat need not ask and cannot hear another reason. */
export const keepRefusal = async (db: Db, key: string, refused: RefusedPayment): Promise<void> => {
  await db
    .update(tbankPayments)
    .set({ refused })
    .where(and(eq(tbankPayments.key, key), isNull(tbankPayments.refused)))
}

const ORDER = /^([\w-]{22})\.[\w-]{8}$/

/**
 * An `OrderId` for one Init. The bank refuses a second Init of one order (8, «Заказ с таким order_id уже существует»), and a process that
 * dies before it has kept the first number must be able to ask for another: so each Init has an order of its own, which names the key.
 * @param key a UUID
 * @returns 31 characters of the 36 that are allowed
 */
export const newOrder = (key: string): string =>
  `${Buffer.from(key.replaceAll('-', ''), 'hex').toString('base64url')}.${randomBytes(6).toString('base64url')}`

/** The key of an order; null for an order that is not ours. */
export const keyOfOrder = (order: string): string | null => {
  const [, name] = ORDER.exec(order) ?? []
  if (name === undefined) return null
  const key = Buffer.from(name, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isUuid(key) ? key : null
}
