import type { components } from '../../../openapi/generated/schema.d.ts'
import { formatSum } from '../../../src/domain/money/money.ts'
import type { receipts } from '../../kernel/database/schema.ts'

type ReceiptView = components['schemas']['ReceiptView']

/** A receipt as the contract spells it. */
export const toReceiptView = (row: typeof receipts.$inferSelect, images: string[]): ReceiptView => ({
  id: row.id,
  receiptStatus: row.status,
  createdTime: row.createdAt.toISOString(),
  dateTime: row.dateTime,
  fd: row.fd,
  fn: row.fn,
  fp: row.fp,
  totalSum: row.sum === null ? null : formatSum(row.sum),
  items: row.items.map(({ name, sum, quantity }) => ({ name, sum: formatSum(sum), quantity })),
  images,
})
