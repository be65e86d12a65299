import type { components } from '../../../openapi/generated/schema.d.ts'
import { toPoints } from '../../../src/domain/money/money.ts'
import type { Deadlines } from './deadlines.ts'
import { fateOf } from './fate.ts'
import type { ListRow } from './list.ts'

type Wire = components['schemas']

/** What every list of sales supports beyond the specification (E16). */
export const SUPPORTS: ('filter' | 'search' | 'cursor' | 'export')[] = ['filter', 'search', 'cursor', 'export']

/** The views' input beside the row. */
interface Moment {
  deadlines: Deadlines
  now: number
}

const toRepair = ({ repair }: ListRow): { repair?: Wire['Repair'] } =>
  repair ? { repair: { left: repair.left, by: repair.by && { id: repair.by.id, saleStatus: repair.by.status } } } : {}

/** A row of a seller's sales (SL07). */
export const toSaleEntry = (row: ListRow, { deadlines, now }: Moment): Wire['SaleEntry'] => {
  const { sale, picture, nfc } = row
  return {
    id: sale.id,
    tool: { model: { name: sale.modelName, imageUrl: picture }, sn: sale.sn, nfc },
    saleDate: sale.saleDate.toISOString(),
    bonus: sale.bonus === null ? null : toPoints(sale.bonus),
    saleStatus: sale.status,
    receiptId: sale.receiptId,
    invoiceId: sale.invoiceId,
    buyerInn: row.partnerInn,
    fate: fateOf(row, deadlines, now),
    ...toRepair(row),
  }
}

/** A row of a buyer's tools (TL07). A confirmed registration has a warranty. */
export const toUserTool = (row: ListRow, { deadlines, now }: Moment): Wire['UserTool'] => {
  const { sale, picture, nfc } = row
  return {
    id: sale.id,
    model: { name: sale.modelName, imageUrl: picture },
    nfc,
    sn: sale.sn,
    guaranteeExpire: sale.guaranteeExpire?.toISOString() ?? null,
    purchaseDate: sale.purchaseDate?.toISOString() ?? null,
    saleStatus: sale.status,
    receiptId: sale.receiptId,
    invoiceId: sale.invoiceId,
    fate: fateOf(row, deadlines, now),
    ...toRepair(row),
  }
}
