import { asc, eq } from 'drizzle-orm'
import type { SaleStatus } from '../../../src/domain/sales/sale-status.ts'
import { AT_DESK, invoices, sales } from '../../kernel/database/schema.ts'
import type { Side } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'
import { sameReceiptAs } from './receipt-findings.ts'

/** A row that waits for the desk. */
export interface WaitingRow {
  id: string
  side: Side
  sn: string
  status: SaleStatus
  since: Date
  modelName: string | null
  invoice: { id: string; upd: string; partnerInn: string } | null
  /** The serials that are registered with the same receipt, its numbers written in another way (F02). */
  sameAs: string | null
}

/** A list shows no more at a time. */
export const MOST = 50

/** The rows that have waited longest for the desk. */
export const waitingRows = (db: Db): Promise<WaitingRow[]> =>
  db
    .select({
      id: sales.id,
      side: sales.side,
      sn: sales.sn,
      status: sales.status,
      since: sales.statusAt,
      modelName: sales.modelName,
      invoice: { id: invoices.id, upd: invoices.upd, partnerInn: invoices.partnerInn },
      sameAs: sameReceiptAs,
    })
    .from(sales)
    .leftJoin(invoices, eq(invoices.id, sales.invoiceId))
    .where(AT_DESK)
    .orderBy(asc(sales.statusAt), asc(sales.number))
    .limit(MOST)
