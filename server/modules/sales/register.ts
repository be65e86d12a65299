import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../kernel/call/actor.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { models, sales, tools } from '../../kernel/database/schema.ts'
import type { Side } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { enqueue } from '../../kernel/jobs/queue.ts'
import { attachReceipt } from '../receipts/attach.ts'
import type { ClaimedReceipt } from '../receipts/claim.ts'
import type { ReadReceipt } from '../receipts/read-receipt.ts'
import { placeRow, takeOver } from './place.ts'
import type { NewSale, Registered } from './place.ts'
import { checkRepair, markRepaired } from './repair.ts'
import { findLiveSale, holder, isLiveOn, lockReserve, takenRefusal } from './taken.ts'
import type { LiveSale } from './taken.ts'

/** One registration of a serial with a receipt. */
export interface Purchase {
  side: Side
  actor: Actor
  sn: string
  receipt: ReadReceipt
  /** The failed row that this registration repairs (E18). */
  repairs: string | undefined
  now: number
}

type ModelRow = typeof models.$inferSelect

/** The base's data of a serial. */
export const findTool = async (db: Db, sn: string): Promise<{ refused: boolean; model: ModelRow } | undefined> => {
  const [row] = await db
    .select({ refused: tools.refused, model: models })
    .from(tools)
    .innerJoin(models, eq(models.id, tools.modelId))
    .where(eq(tools.sn, sn))
  return row
}

const findToolAndHolder = prepared(['side', 'sn'], (db, { side, sn }) =>
  db
    .select({ refused: tools.refused, modelId: models.id, bonus: models.bonus, buyerBonus: models.buyerBonus, live: holder })
    .from(tools)
    .innerJoin(models, eq(models.id, tools.modelId))
    .leftJoin(sales, and(isLiveOn(side), eq(sales.sn, tools.sn)))
    .where(eq(tools.sn, sn)),
)

/** Writes the row, or turns the seller's own reserve into it (C03); the row that it repairs leads to it from now on. */
const write = async (tx: Tx, { repairs }: Purchase, reserveId: string | null, values: NewSale): Promise<Registered> => {
  const sale = await (reserveId === null ? placeRow(tx, values) : takeOver(tx, reserveId, values))
  // After the receipt is locked: the order of the tax service's check.
  if (repairs !== undefined) await markRepaired(tx, repairs, sale.id)
  return sale
}

/** The columns that both kinds of registration share. */
const common = ({ side, actor, sn, receipt, now }: Purchase, claimed: ClaimedReceipt) => ({
  side,
  ownerId: actor.id,
  pointId: side === 'seller' ? actor.pointId : null,
  sn,
  receiptId: claimed.id,
  saleDate: new Date(now),
  statusAt: new Date(now),
  purchaseDate: receipt.time?.moment ?? null,
  reservedUntil: null,
})

/** Refuses a wrong repair, then a taken serial; returns the seller's own reserve, locked, for the sale to take over. */
const ownReserve = async (tx: Tx, live: LiveSale | null | undefined, purchase: Purchase): Promise<string | null> => {
  const { actor, side, sn, repairs } = purchase
  if (repairs !== undefined) await checkRepair(tx, repairs, { side, ownerId: actor.id, sn })
  if (!live) return null
  if (live.ownerId !== actor.id || live.status !== 'RESERVED') return refuse(takenRefusal(live, actor.id))
  await lockReserve(tx, live.id)
  return live.id
}

/** An unknown serial goes to the desk as PENDING: no model, no bonus, no job. */
export const registerUnknown = async (tx: Tx, purchase: Purchase): Promise<Registered> => {
  const reserve = await ownReserve(tx, await findLiveSale(tx, purchase.side, purchase.sn), purchase)
  const claimed = await attachReceipt(tx, purchase.side, purchase.actor.id, purchase.receipt, purchase.now)
  return write(tx, purchase, reserve, {
    ...common(purchase, claimed),
    toolSn: null,
    modelId: null,
    bonus: null,
    status: 'PENDING',
  })
}

/**
 * Registers a sale (side seller) or an own tool (side buyer).
 * @param offline the person asked to add a serial that is not in the base
 * @param checkDelay milliseconds until the tax service is asked
 * @throws Refusal in the order: serial unknown, tool refused, wrong repair, serial taken, receipt used, photographs unknown
 */
export const registerPurchase = async (tx: Tx, purchase: Purchase, offline: boolean, checkDelay: number): Promise<Registered> => {
  const { side, actor, sn, receipt, now } = purchase
  const [tool] = await findToolAndHolder(tx, { side, sn })
  if (!tool) return offline ? registerUnknown(tx, purchase) : refuse(side === 'seller' ? 'notInBase' : 'notInBaseWithReceipt')
  if (tool.refused) refuse('toolRefused')
  const reserve = await ownReserve(tx, tool.live, purchase)
  const claimed = await attachReceipt(tx, side, actor.id, receipt, now)
  const sale = await write(tx, purchase, reserve, {
    ...common(purchase, claimed),
    toolSn: sn,
    modelId: tool.modelId,
    bonus: side === 'seller' ? tool.bonus : tool.buyerBonus,
    status: claimed.needsDesk ? 'APPROVE_PENDING' : 'TAX_PENDING',
  })
  if (!claimed.needsDesk) await enqueue(tx, 'receipt-check', { saleId: sale.id }, new Date(now + checkDelay))
  return sale
}
