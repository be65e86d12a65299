import { and, desc, eq, lte } from 'drizzle-orm'
import { sales } from '../../../kernel/database/schema.ts'
import type { Rule } from './rule.ts'

const MINUTE = 60_000
/** So many receipts in a minute are more than somebody types. */
const MANY = 5
/** Rows that are looked at: a receipt may carry several tools. */
const LOOKED_AT = 20

/** Many claims of one person within a minute; tools on one receipt or one document are one claim. */
export const manyInMinute: Rule = {
  rule: 'manyInMinute',
  weight: 2,
  kinds: ['tool'],
  look: async (db, { owner, sale }) => {
    if (sale === null) return { off: 'это не продажа' }
    const { side, number, saleDate } = sale
    const before = await db
      .select({ id: sales.id, at: sales.saleDate, receiptId: sales.receiptId, invoiceId: sales.invoiceId })
      .from(sales)
      .where(and(eq(sales.ownerId, owner.id), eq(sales.side, side), lte(sales.number, number)))
      .orderBy(desc(sales.number))
      .limit(LOOKED_AT)
    const within = before.filter(({ at }) => saleDate.getTime() - at.getTime() < MINUTE)
    const claims = new Set(within.map(({ id, receiptId, invoiceId }) => receiptId ?? invoiceId ?? id)).size
    return claims >= MANY ? { fired: true, note: String(claims) } : { fired: false, note: null }
  },
}
