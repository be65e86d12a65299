/** What a link hands over to whoever opens it, and its registration by a customer (E17). */
import { and, eq } from 'drizzle-orm'
import { formatSum } from '../../../src/domain/money/money.ts'
import type { ReceiptAge } from '../../../src/domain/sales/receipt-age.ts'
import { SALE_RECEIPT } from '../../../src/domain/sales/receipt.ts'
import type { RefusalName } from '../../../src/domain/texts/refusals.ts'
import type { Actor } from '../../kernel/call/actor.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { protectPerson } from '../../kernel/database/lock-people.ts'
import { oneOf } from '../../kernel/database/rows.ts'
import { handovers, models, receipts, sales, users } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { hashOfToken } from '../../kernel/secrets/derived-token.ts'
import { readReceipt } from '../receipts/read-receipt.ts'
import type { ReadReceipt } from '../receipts/read-receipt.ts'
import type { Registered } from '../sales/place.ts'
import { registerPurchase } from '../sales/register.ts'

const OWN_LINK = 'Это ваша ссылка. Откройте её покупателю: своей ссылкой зарегистрировать инструмент нельзя'

const shown = {
  id: handovers.id,
  saleId: handovers.saleId,
  sellerId: handovers.ownerId,
  until: handovers.until,
  usedAt: handovers.usedAt,
  usedBy: handovers.usedBy,
  revokedAt: handovers.revokedAt,
  isLocked: users.locked,
  status: sales.status,
  sn: sales.sn,
  modelName: sales.modelName,
  picture: models.picture,
  fn: receipts.fn,
  fd: receipts.fd,
  fp: receipts.fp,
  sum: receipts.sum,
  dateTime: receipts.dateTime,
}

/** One statement for every text: an unknown token is looked for exactly as a known one is. */
const findLink = async (db: Db, token: string) => {
  const [row] = await db
    .select(shown)
    .from(handovers)
    .innerJoin(users, eq(users.id, handovers.ownerId))
    // A sale that its owner has left hands nothing over.
    .innerJoin(sales, and(eq(sales.id, handovers.saleId), eq(sales.ownerId, handovers.ownerId)))
    .leftJoin(receipts, eq(receipts.id, sales.receiptId))
    .leftJoin(models, eq(models.id, sales.modelId))
    .where(eq(handovers.tokenHash, hashOfToken(token)))
  return row
}

type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** Why a link hands nothing over, or null. What is over by time reads like what never was, whoever has revoked it before. */
const endOf = ({ usedAt, revokedAt, until, isLocked, status }: LinkRow, now: number): RefusalName | null => {
  if (usedAt) return 'handoverUsed'
  if (until.getTime() <= now || isLocked || status === 'FAIL' || status === 'RESERVED') return 'handoverExpired'
  return revokedAt ? 'handoverRevoked' : null
}

/** The data of a receipt that lead to it at the tax service. */
type Numbers = { [Name in 'fn' | 'fd' | 'fp' | 'sum' | 'dateTime']: NonNullable<LinkRow[Name]> }

/** The seller's receipt; a link is issued for a sale that has all of it (`insistOnReceipt`). @throws Refusal handoverExpired */
const numbersOf = ({ fn, fd, fp, sum, dateTime }: LinkRow): Numbers =>
  fn === null || fd === null || fp === null || sum === null || dateTime === null
    ? refuse('handoverExpired')
    : { fn, fd, fp, sum, dateTime }

/** What a link hands over: neither who sells, nor the numbers of the receipt. */
interface Opened {
  sn: string
  modelName: string | null
  picture: string | null
  dateTime: string
  /** Rubles, as the contract has them. */
  totalSum: string
  until: Date
}

/**
 * What is behind a token.
 * @throws Refusal handoverUsed, handoverRevoked, handoverExpired; the last one also for a text that is no token
 */
export const openLink = async (db: Db, token: string, now: number): Promise<Opened> => {
  const link = await findLink(db, token)
  if (!link) return refuse('handoverExpired')
  const end = endOf(link, now)
  if (end) return refuse(end)
  const { sum, dateTime } = numbersOf(link)
  const { sn, modelName, picture, until } = link
  return { sn, modelName, picture, dateTime, totalSum: formatSum(sum), until }
}

/** A customer who registers by a link. */
interface Registration {
  actor: Actor
  token: string
  now: number
}

interface RegistrationRules {
  receiptAge: ReceiptAge
  receiptCheckDelay: number
}

/**
 * The link as it is under its locks: the seller is protected from deletion, the sale cannot fail meanwhile, and who comes second with the
 * same link waits. The sale is locked before its link, as by the seller's own commands.
 */
const takeLink = async (tx: Tx, token: string): Promise<LinkRow> => {
  const found = await findLink(tx, token)
  if (!found || !(await protectPerson(tx, found.sellerId))) return refuse('handoverExpired')
  await tx.select({ id: sales.id }).from(sales).where(eq(sales.id, found.saleId)).for('share')
  await tx.select({ id: handovers.id }).from(handovers).where(eq(handovers.id, found.id)).for('update')
  return (await findLink(tx, token)) ?? refuse('handoverExpired')
}

/** Whether this person's own registration has used the link up. */
const isUsedBy = async (tx: Tx, { usedBy }: LinkRow, userId: string): Promise<boolean> =>
  usedBy !== null && (await tx.$count(sales, and(eq(sales.id, usedBy), eq(sales.ownerId, userId)))) > 0

/** The receipt as the buyer would have typed it; the photograph stays the seller's. */
const receiptOf = (link: LinkRow, age: ReceiptAge, now: number): ReadReceipt => {
  const { fn, fd, fp, sum, dateTime } = numbersOf(link)
  const typed = { fn, fd, fp, sum: formatSum(sum), time: dateTime, n: SALE_RECEIPT, isManualInput: true } as const
  return readReceipt(typed, { side: 'buyer', age, now })
}

/**
 * Registers the tool as the buyer's with the seller's receipt, as the buyer's own registration does, and uses the link up. A serial that is
 * not in the base goes to the desk, where the seller's sale is already.
 * @throws Refusal as `openLink`; refused for the seller's own link; alreadyRegistered for who has used it up; as `registerPurchase`
 */
export const registerByLink = async (
  tx: Tx,
  { actor, token, now }: Registration,
  { receiptAge, receiptCheckDelay }: RegistrationRules,
): Promise<Registered> => {
  const link = await takeLink(tx, token)
  if (await isUsedBy(tx, link, actor.id)) refuse('alreadyRegistered')
  const end = endOf(link, now)
  if (end) refuse(end)
  if (link.sellerId === actor.id) refuse('refused', OWN_LINK)
  const receipt = receiptOf(link, receiptAge, now)
  const purchase = { side: 'buyer', actor, sn: link.sn, receipt, repairs: undefined, now } as const
  const sale = await registerPurchase(tx, purchase, true, receiptCheckDelay)
  oneOf(
    await tx
      .update(handovers)
      .set({ usedAt: new Date(now), usedBy: sale.id })
      .where(eq(handovers.id, link.id))
      .returning({ id: handovers.id }),
  )
  return sale
}
