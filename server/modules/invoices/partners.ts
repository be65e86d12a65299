import { and, eq, sql } from 'drizzle-orm'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { invoices, sales, users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'

/** What leads to the other side of a document. */
export type Sides = Pick<typeof invoices.$inferSelect, 'side' | 'ownInn' | 'partnerInn'>

/**
 * People of the other side, as far as the programme knows them: of a sale the company with this INN, once it is accepted; of a purchase
 * the sellers who have registered these tools as sold to this company.
 */
export const partnersOf = async (tx: Tx, { side, ownInn, partnerInn }: Sides, serials: readonly string[]): Promise<string[]> => {
  if (side === 'seller') {
    const found = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.inn, partnerInn), sql`is_legal_entity`, eq(users.taxStatus, 'ACCEPTED')))
    return found.map(({ id }) => id)
  }
  if (ownInn === null) return []
  const found = await tx
    .selectDistinct({ id: sales.ownerId })
    .from(sales)
    .innerJoin(invoices, eq(invoices.id, sales.invoiceId))
    .where(
      and(
        sql`${sales.side} = 'seller' and ${sales.status} <> 'FAIL'`,
        isAnyOf(sales.sn, serials),
        eq(invoices.partnerInn, ownInn),
      ),
    )
  return found.flatMap(({ id }) => id ?? [])
}
