/** What is read of a row, by every list and by the overview. */
import { invoices, models, receipts, sales, tools } from '../../../kernel/database/schema.ts'

/** The columns that lists show or derive values from, and those of a position. */
export const shown = {
  id: sales.id,
  number: sales.number,
  sn: sales.sn,
  status: sales.status,
  statusAt: sales.statusAt,
  reservedUntil: sales.reservedUntil,
  receiptId: sales.receiptId,
  invoiceId: sales.invoiceId,
  modelName: sales.modelName,
  bonus: sales.bonus,
  saleDate: sales.saleDate,
  purchaseDate: sales.purchaseDate,
  guaranteeExpire: sales.guaranteeExpire,
}

/** The same with what belongs to the row: read where sales are joined with model, tool, receipt and document. */
export const shownRow = {
  sale: shown,
  picture: models.picture,
  nfc: tools.nfc,
  receipt: { status: receipts.status, fn: receipts.fn, disagreed: receipts.disagreed },
  partnerInn: invoices.partnerInn,
}
