import { and, eq, exists, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { defineHandlers } from '../../contract/handlers.ts'
import { ok, refuse } from '../../contract/refusal.ts'
import { receipts, retailPoints, sales } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import { toReceiptView } from './views.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The receipt is of a sale of the point that this person administers. */
const ofMyPoint = (db: Db, me: string) =>
  exists(
    db
      .select({ id: sales.id })
      .from(sales)
      .innerJoin(retailPoints, eq(retailPoints.id, sales.pointId))
      .where(and(eq(sales.receiptId, receipts.id), eq(retailPoints.adminId, me), eq(retailPoints.approved, true))),
  )

/** The receipt is of the other side of this person's own sale or tool; both sides must be confirmed. */
const ofMyCounterpart = (db: Db, me: string) => {
  const own = alias(sales, 'own')
  return exists(
    db
      .select({ id: sales.id })
      .from(sales)
      .innerJoin(own, and(eq(own.sn, sales.sn), eq(own.ownerId, me), eq(own.status, 'FINISH')))
      .where(and(eq(sales.receiptId, receipts.id), eq(sales.status, 'FINISH'))),
  )
}

export const receiptHandlers = defineHandlers<'getReceipt'>({
  /** API58: for the owner, the point's administrator and the other side; a stranger's answers like one that never was. */
  getReceipt: async ({ actor, db, path }) => {
    if (!UUID.test(path.id)) return refuse('notFound')
    const mine = or(eq(receipts.ownerId, actor.id), ofMyPoint(db, actor.id), ofMyCounterpart(db, actor.id))
    const [row] = await db
      .select()
      .from(receipts)
      .where(and(eq(receipts.id, path.id), mine))
    return row ? ok(toReceiptView(row)) : refuse('notFound')
  },
})
