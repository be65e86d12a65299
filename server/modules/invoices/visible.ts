import { and, eq, exists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Actor } from '../../kernel/call/actor.ts'
import { invoices, retailPoints, sales, users } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'

/** A tool of the document was sold at the point that this person administers. */
const ofMyPoint = (db: Db, me: string) =>
  exists(
    db
      .select({ id: sales.id })
      .from(sales)
      .innerJoin(retailPoints, eq(retailPoints.id, sales.pointId))
      .where(and(eq(sales.invoiceId, invoices.id), eq(retailPoints.adminId, me), eq(retailPoints.approved, true))),
  )

/**
 * This person is the other side: a tool of the document is theirs too, both sides are confirmed, and the document names the INN of
 * their company, or of the point where they sold the tool. The INN alone anybody could enter in a profile, and a tool changes hands.
 */
const ofMyCounterpart = (db: Db, me: string) => {
  const own = alias(sales, 'own')
  return exists(
    db
      .select({ id: sales.id })
      .from(sales)
      .innerJoin(own, and(eq(own.sn, sales.sn), eq(own.ownerId, me), eq(own.status, 'FINISH'), sql`${own.side} <> ${sales.side}`))
      .innerJoin(users, eq(users.id, own.ownerId))
      .leftJoin(retailPoints, eq(retailPoints.id, own.pointId))
      .where(
        and(
          eq(sales.invoiceId, invoices.id),
          eq(sales.status, 'FINISH'),
          sql`${invoices.partnerInn} = case ${own.side} when 'seller' then ${retailPoints.inn} else ${users.inn} end`,
        ),
      ),
  )
}

/** Documents that a person may see: own ones, the point administrator's, the other side's, and for the desk all (A35, B07). */
export const isVisibleTo = (db: Db, { id, isOperator }: Pick<Actor, 'id' | 'isOperator'>) =>
  isOperator ? sql`true` : or(eq(invoices.ownerId, id), ofMyPoint(db, id), ofMyCounterpart(db, id))
