import { and, eq, exists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Actor } from '../../kernel/call/actor.ts'
import { receipts, retailPoints, sales } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

/** The receipt belongs to a sale of the point that this person administers. */
const ofMyPoint = (db: Db, me: string) =>
  exists(
    db
      .select({ id: sales.id })
      .from(sales)
      .innerJoin(retailPoints, eq(retailPoints.id, sales.pointId))
      .where(and(eq(sales.receiptId, receipts.id), eq(retailPoints.adminId, me), eq(retailPoints.approved, true))),
  )

/** The receipt belongs to the other side of this person's own sale or tool; both sides must be confirmed. */
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

/** Receipts that a person may see: own ones, the point administrator's, the other side's, and for the desk all (A35, B07, D161). */
export const visibleTo = (db: Db, { id, isOperator }: Pick<Actor, 'id' | 'isOperator'>) =>
  isOperator ? sql`true` : or(eq(receipts.ownerId, id), ofMyPoint(db, id), ofMyCounterpart(db, id))
