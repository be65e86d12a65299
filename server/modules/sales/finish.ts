import { sql } from 'drizzle-orm'
import { adminShare } from '../../../src/domain/money/money.ts'
import { protectPeople } from '../../kernel/database/lock-people.ts'
import { prepared, preparedLock } from '../../kernel/database/prepared.ts'
import { models, retailPoints, sales } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { chargePoints } from '../ledger/ledger.ts'
import type { Charge } from '../ledger/ledger.ts'
import { tell } from '../notifications/tell.ts'
import { monthsLater } from './dates.ts'
import type { SaleRow } from './taken.ts'
import { toldSales } from './told.ts'

const findPoints = prepared(['ids'], (db, { ids }) =>
  db
    .select({ adminId: retailPoints.adminId })
    .from(retailPoints)
    .where(sql`${retailPoints.id} = any(${ids})`),
)
const takePoints = preparedLock(['ids'], (db, { ids }) =>
  db
    .select()
    .from(retailPoints)
    .where(sql`${retailPoints.id} = any(${ids})`)
    .orderBy(retailPoints.id)
    .for('share'),
)
const findModels = prepared(['ids'], (db, { ids }) =>
  db
    .select()
    .from(models)
    .where(sql`${models.id} = any(${ids})`),
)

const idsOf = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))]

/** The administrators' charges for sellers' sales; none for the administrator's own sales (C01). */
const adminCharges = async (tx: Tx, rows: readonly SaleRow[]): Promise<Charge[]> => {
  const ids = idsOf(rows.map(({ side, pointId }) => (side === 'seller' ? pointId : null)))
  if (ids.length === 0) return []
  // The person before the point, as a change of rights has it; then nobody hands the point over before the charge is written.
  await protectPeople(tx, idsOf((await findPoints(tx, { ids })).map(({ adminId }) => adminId)))
  const points = new Map((await takePoints(tx, { ids })).map((point) => [point.id, point]))
  return rows.flatMap(({ id, side, pointId, ownerId, bonus }) => {
    const point = side === 'seller' && pointId !== null ? points.get(pointId) : undefined
    if (!point?.adminId || point.adminId === ownerId) return []
    const amount = adminShare(bonus ?? 0, point.adminPercentOfBonus)
    return [{ userId: point.adminId, operation: 'CHARGE_FOR_ADMIN', saleId: id, amount }]
  })
}

/** The owner's charge; none if the owner has deleted the account meanwhile: points that were not paid out are lost (A40). */
const ownCharge = ({ id, ownerId, side, bonus }: SaleRow): Charge[] =>
  ownerId === null
    ? []
    : [{ userId: ownerId, operation: side === 'seller' ? 'CHARGE_FOR_SALE' : 'CHARGE_FOR_BUY', saleId: id, amount: bonus ?? 0 }]

/** The ends of the warranties; none for a sale without a model. */
const guaranteesOf = async (tx: Tx, rows: readonly SaleRow[]): Promise<Map<string, Date>> => {
  const ids = idsOf(rows.map(({ modelId }) => modelId))
  const found = ids.length > 0 ? await findModels(tx, { ids }) : []
  const months = new Map(found.map(({ id, warrantyMonths }) => [id, warrantyMonths]))
  return new Map(
    rows.flatMap(({ id, modelId, purchaseDate, saleDate }) => {
      const warranty = modelId === null ? undefined : months.get(modelId)
      return warranty === undefined ? [] : [[id, monthsLater(purchaseDate ?? saleDate, warranty)] as const]
    }),
  )
}

/**
 * Finishes sales: status, warranty, points of everybody who earns by them, in the caller's transaction (C01). The rows are locked and
 * their owners held. A fixed number of statements, however many sales there are.
 * @returns the ends of the warranties, by sale
 */
export const finishSales = async (tx: Tx, rows: readonly SaleRow[], now: number): Promise<Map<string, Date>> => {
  const guarantees = await guaranteesOf(tx, rows)
  const ids = rows.map(({ id }) => id)
  const ends = ids.map((id) => guarantees.get(id)?.toISOString() ?? null)
  await tx
    .update(sales)
    .set({ status: 'FINISH', statusAt: new Date(now), guaranteeExpire: sql`ended.guarantee` })
    .from(sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(ends)}::timestamptz[]) as ended(id, guarantee)`)
    .where(sql`${sales.id} = ended.id`)
  await chargePoints(tx, [...rows.flatMap(ownCharge), ...(await adminCharges(tx, rows))], now)
  return guarantees
}

/** Finishes a sale whose receipt the tax service has confirmed, and tells its owner. The owner must be held. */
export const finishSale = async (tx: Tx, sale: SaleRow, now: number): Promise<void> => {
  const guaranteeExpire = (await finishSales(tx, [sale], now)).get(sale.id) ?? null
  const told = await toldSales(tx, [sale])
  await tell(
    tx,
    told.map((one) => ({
      userId: one.userId,
      event: 'receiptAccepted',
      sale: one.sale,
      points: sale.bonus ?? 0,
      guaranteeExpire,
    })),
    now,
  )
}
