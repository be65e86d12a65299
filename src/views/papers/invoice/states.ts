/** What has become of the tools of a document, in words; it has no status of its own. */
import type { InvoiceView } from '../../../api/types.ts'
import { receiptStatusLook, type StatusLook } from '../../../domain/sales/receipt-status.ts'
import type { StatusReader } from '../../../domain/sales/sale-status.ts'
import { counted } from '../../../domain/texts/plural.ts'

const TOOLS = { one: 'инструмент', few: 'инструмента', many: 'инструментов' }

/** A company reads tools in check as registered (TL10): to it both are one count. */
const countsOf = ({ rows }: InvoiceView, reader: StatusReader) =>
  reader === 'legal'
    ? { approved: rows.approved + rows.waiting, waiting: 0, refused: rows.refused }
    : { approved: rows.approved, waiting: rows.waiting, refused: rows.refused }

/** «5 инструментов: 2 зарегистрировано, 3 на проверке»; null for a document without any. */
export const statesOf = (invoice: InvoiceView, reader: StatusReader): string | null => {
  const { total } = invoice.rows
  if (total === 0) return null
  const { approved, waiting, refused } = countsOf(invoice, reader)
  const parts = [
    approved > 0 && `${approved} зарегистрировано`,
    waiting > 0 && `${waiting} на проверке`,
    refused > 0 && `${refused} отказано`,
  ].filter((part) => part !== false)
  return `${counted(total, TOOLS)}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`
}

/** The status of all tools where they have one; null where they differ, and the counts say it. */
export const stateOf = (invoice: InvoiceView, reader: StatusReader): StatusLook | null => {
  const { total } = invoice.rows
  const { approved, waiting, refused } = countsOf(invoice, reader)
  if (total === 0) return null
  if (approved === total) return receiptStatusLook('SUCCESS', reader)
  if (refused === total) return receiptStatusLook('FAIL', reader)
  return waiting === total ? receiptStatusLook('PENDING', reader) : null
}

/** «И ещё 950 инструментов», where the document has more than the answer tells; null where all are there. */
export const hiddenCount = ({ rows, tools }: InvoiceView): string | null =>
  rows.total > tools.length && tools.length > 0 ? `И ещё ${counted(rows.total - tools.length, TOOLS)}` : null
