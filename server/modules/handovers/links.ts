/** Links by which a seller hands a sale over to its buyer (E17): issued, revoked, watched. */
import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { deleteInBatches } from '../../kernel/database/in-batches.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { handovers, models, receipts, sales } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { hashOfToken } from '../../kernel/secrets/derived-token.ts'
import type { Key } from '../../kernel/secrets/keys.ts'
import { findLiveSale, takenRefusal } from '../sales/taken.ts'
import { tokenOf } from './tokens.ts'

/** A day: the buyer is still at the counter, or opens it at home (D222). */
export const LINK_LIFETIME = 86_400_000

const NO_RECEIPT = 'Передать покупателю можно продажу с данными чека'
const NO_SALE = 'Эту продажу передать покупателю нельзя: она не подтверждена'

type LinkRow = typeof handovers.$inferSelect

/** Whose sale, at what time. */
interface Wanted {
  ownerId: string
  saleId: string
  now: number
}

/** A link that a seller shows to a buyer. */
interface Link {
  id: string
  until: Date
  sn: string
  modelName: string | null
  picture: string | null
}

const isOwn = ({ ownerId, saleId }: Wanted) => and(eq(sales.id, saleId), eq(sales.ownerId, ownerId), eq(sales.side, 'seller'))

/** Of a sale's links at most one waits for its buyer. */
const isLive = (saleId: string) => and(eq(handovers.saleId, saleId), isNull(handovers.usedAt), isNull(handovers.revokedAt))

/**
 * A person's own sale, locked: what happens to its links happens one after the other.
 * @throws Refusal notFound for somebody else's, and for none
 */
const takeSale = async (tx: Tx, wanted: Wanted): Promise<typeof sales.$inferSelect> => {
  const [sale] = isUuid(wanted.saleId) ? await tx.select().from(sales).where(isOwn(wanted)).for('no key update') : []
  return sale ?? refuse('notFound')
}

/** @throws Refusal refused for a sale that brings its buyer no receipt, or is none */
const insistOnReceipt = async (tx: Tx, { status, receiptId }: typeof sales.$inferSelect): Promise<void> => {
  if (status === 'RESERVED' || status === 'FAIL') refuse('refused', NO_SALE)
  const { fn, sum, dateTime } = receipts
  const [receipt] =
    receiptId === null ? [] : await tx.select({ fn, sum, dateTime }).from(receipts).where(eq(receipts.id, receiptId))
  if (!receipt || receipt.fn === null || receipt.sum === null || receipt.dateTime === null) refuse('refused', NO_RECEIPT)
}

/**
 * Makes a link to a sale and ends the one before. Rows that were over anyway go: an expired link reads like one that never was.
 * @throws Refusal notFound for a sale that is not the caller's, refused where no receipt is handed over, alreadyOwned and
 * alreadyRegistered where a buyer has the serial
 */
export const issueLink = async (tx: Tx, key: Key, wanted: Wanted): Promise<Link> => {
  const { ownerId, saleId, now } = wanted
  const sale = await takeSale(tx, wanted)
  await insistOnReceipt(tx, sale)
  const buyer = await findLiveSale(tx, 'buyer', sale.sn)
  if (buyer) return refuse(takenRefusal(buyer, ownerId))
  const createdAt = new Date(now)
  await tx.delete(handovers).where(and(eq(handovers.saleId, saleId), isNull(handovers.usedAt), lte(handovers.until, createdAt)))
  await tx.update(handovers).set({ revokedAt: createdAt }).where(isLive(saleId))
  const [id, until] = [randomUUID(), new Date(now + LINK_LIFETIME)]
  await tx.insert(handovers).values({ id, tokenHash: hashOfToken(tokenOf(key, id)), saleId, ownerId, createdAt, until })
  const [model] =
    sale.modelId === null ? [] : await tx.select({ picture: models.picture }).from(models).where(eq(models.id, sale.modelId))
  return { id, until, sn: sale.sn, modelName: sale.modelName, picture: model?.picture ?? null }
}

/** The link of a sale that counts: the newest. */
const latestOf = async (db: Db, saleId: string): Promise<LinkRow | undefined> => {
  const [row] = await db
    .select()
    .from(handovers)
    .where(eq(handovers.saleId, saleId))
    .orderBy(desc(handovers.createdAt), desc(isNull(handovers.revokedAt)))
    .limit(1)
  return row
}

/**
 * Ends the link of a sale.
 * @throws Refusal handoverUsed where a buyer was faster, notFound where nothing is to be ended, and for a sale that is not the caller's
 */
export const revokeLink = async (tx: Tx, wanted: Wanted): Promise<void> => {
  const { saleId, now } = wanted
  await takeSale(tx, wanted)
  const ended = await tx
    .update(handovers)
    .set({ revokedAt: new Date(now) })
    .where(isLive(saleId))
    .returning({ until: handovers.until })
  if (ended.some(({ until }) => until.getTime() > now)) return
  refuse((await latestOf(tx, saleId))?.usedAt ? 'handoverUsed' : 'notFound')
}

/**
 * What has become of the newest link of a sale.
 * @throws Refusal notFound for a sale that is not the caller's
 */
export const stateOf = async (
  db: Db,
  wanted: Wanted,
): Promise<{ state: 'none' | 'open' | 'used' | 'ended'; until: Date | null }> => {
  const [sale] = isUuid(wanted.saleId) ? await db.select({ status: sales.status }).from(sales).where(isOwn(wanted)) : []
  if (!sale) return refuse('notFound')
  const link = await latestOf(db, wanted.saleId)
  if (!link) return { state: 'none', until: null }
  const { until, usedAt, revokedAt } = link
  if (usedAt) return { state: 'used', until }
  const isOver = revokedAt !== null || until.getTime() <= wanted.now || sale.status === 'FAIL'
  return { state: isOver ? 'ended' : 'open', until }
}

/**
 * The part of the cleanup that deletes links that were over for a day without having been used: the window of their seller is closed by
 * then. Used ones stay, because they say by whom.
 */
export const forgetOldLinks = async (db: Db, now: number): Promise<void> => {
  await deleteInBatches(db, handovers, and(isNull(handovers.usedAt), lte(handovers.until, new Date(now - LINK_LIFETIME))))
}
