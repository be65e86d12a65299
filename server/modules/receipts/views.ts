import type { components } from '../../../openapi/generated/schema.d.ts'
import { formatSum } from '../../../src/domain/money/money.ts'
import type { receipts } from '../../kernel/database/schema.ts'

type ReceiptView = components['schemas']['ReceiptView']
type ReceiptRow = typeof receipts.$inferSelect

/** A receipt in check is with the tax service while a tool on it is; otherwise people look at it (RC04). */
const statusOf = ({ status }: ReceiptRow, rows: readonly { saleStatus: string }[]): ReceiptView['receiptStatus'] =>
  status === 'PENDING' && rows.some(({ saleStatus }) => saleStatus === 'TAX_PENDING') ? 'TAX_PENDING' : status

/**
 * A receipt as the contract spells it, without its tools.
 * @param rows the tools on it
 */
export const toReceiptView = (
  row: ReceiptRow,
  images: readonly { name: string }[],
  rows: readonly { saleStatus: string }[],
): Omit<ReceiptView, 'rows'> => ({
  id: row.id,
  receiptStatus: statusOf(row, rows),
  createdTime: row.createdAt.toISOString(),
  dateTime: row.dateTime,
  fd: row.fd,
  fn: row.fn,
  fp: row.fp,
  totalSum: row.sum === null ? null : formatSum(row.sum),
  items: row.items.map(({ name, sum, quantity }) => ({ name, sum: formatSum(sum), quantity })),
  images: images.map(({ name }) => name),
})
