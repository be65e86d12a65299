import { eq } from 'drizzle-orm'
import { adminShare } from '../../../src/domain/money.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { models, retailPoints, sales } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { chargePoints } from '../account/ledger.ts'
import type { Charge } from '../account/ledger.ts'
import { tell } from '../notifications/tell.ts'
import { monthsLater } from './dates.ts'
import type { SaleRow } from './taken.ts'
import { toldSales } from './told.ts'

const findPoint = prepared(['id'], (db, { id }) => db.select().from(retailPoints).where(eq(retailPoints.id, id)))
const findModel = prepared(['id'], (db, { id }) => db.select().from(models).where(eq(models.id, id)))

/** The administrator's charge for a seller's sale; none for the administrator's own sales (C01). */
const adminCharge = async (tx: Db, sale: SaleRow, bonus: number): Promise<Charge[]> => {
  if (sale.pointId === null) return []
  const [point] = await findPoint(tx, { id: sale.pointId })
  if (!point?.adminId || point.adminId === sale.ownerId) return []
  return [
    {
      userId: point.adminId,
      operation: 'CHARGE_FOR_ADMIN',
      saleId: sale.id,
      amount: adminShare(bonus, point.adminPercentOfBonus),
    },
  ]
}

/** The owner's charge; none if the owner has deleted the account meanwhile: points that were not paid out are lost (A40). */
const ownCharge = ({ id, ownerId, side }: SaleRow, amount: number): Charge[] =>
  ownerId === null
    ? []
    : [{ userId: ownerId, operation: side === 'seller' ? 'CHARGE_FOR_SALE' : 'CHARGE_FOR_BUY', saleId: id, amount }]

/**
 * Finishes a sale: status, warranty, points of everybody who earns by it, and its owner is told, in the caller's transaction (C01).
 * The owner must be held.
 */
export const finishSale = async (tx: Db, sale: SaleRow, now: number): Promise<void> => {
  const [model] = sale.modelId === null ? [] : await findModel(tx, { id: sale.modelId })
  const bought = sale.purchaseDate ?? sale.saleDate
  const guaranteeExpire = model ? monthsLater(bought, model.warrantyMonths) : null
  await tx
    .update(sales)
    .set({ status: 'FINISH', statusAt: new Date(now), guaranteeExpire })
    .where(eq(sales.id, sale.id))
  const bonus = sale.bonus ?? 0
  const others = sale.side === 'seller' ? await adminCharge(tx, sale, bonus) : []
  await chargePoints(tx, [...ownCharge(sale, bonus), ...others], now)
  const told = await toldSales(tx, [sale])
  await tell(
    tx,
    told.map((one) => ({ userId: one.userId, event: 'receiptAccepted', sale: one.sale, points: bonus, guaranteeExpire })),
    now,
  )
}
