import { and, eq, sql } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { invoices, models, receipts, sales, tools } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { Deadlines } from '../sales/deadlines.ts'
import { checksOf } from '../sales/list.ts'
import { shownRow } from '../sales/list/shown.ts'
import { toUserTool } from '../sales/views.ts'

/**
 * The tool as its owner's list shows it (D163): registered by this person as bought, and not refused. Whether a tool is somebody
 * else's, nobody is told.
 */
export const ownTool = async (
  db: Db,
  me: string,
  sn: string,
  moment: { deadlines: Deadlines; now: number },
): Promise<components['schemas']['UserTool'] | null> => {
  const [found] = await db
    .select(shownRow)
    .from(sales)
    .leftJoin(models, eq(models.id, sales.modelId))
    .leftJoin(tools, eq(tools.sn, sales.toolSn))
    .leftJoin(receipts, eq(receipts.id, sales.receiptId))
    .leftJoin(invoices, eq(invoices.id, sales.invoiceId))
    .where(and(eq(sales.ownerId, me), eq(sales.sn, sn), sql`${sales.side} = 'buyer' and ${sales.status} <> 'FAIL'`))
    .limit(1)
  if (!found) return null
  const check = (await checksOf(db, [found])).get(found.sale.id) ?? null
  const receipt = found.sale.receiptId === null ? null : found.receipt
  return toUserTool({ ...found, receipt, check, refusal: null, repair: null }, moment)
}
