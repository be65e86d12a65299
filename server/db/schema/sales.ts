import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { kopecks, moment } from './columns.ts'
import { models, tools } from './tools.ts'
import { retailPoints, users } from './users.ts'

/** What the tax service says about one line of a receipt; `sum` in kopecks. */
export interface ReceiptItem {
  name: string
  sum: number
  quantity: number
}

/** Receipts. A live one belongs to one person of a side (B11 of docs/decisions.md). */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid().primaryKey(),
    side: text().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    fn: text().notNull(),
    fd: text().notNull(),
    fp: text().notNull(),
    sum: kopecks().notNull(),
    /** As the wire spells it, dd-MM-yyyyTHH:mm:ss, the local time of the shop. */
    dateTime: text().notNull(),
    status: text().notNull(),
    items: jsonb().$type<ReceiptItem[]>().notNull().default([]),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('receipts_live')
      .on(table.side, table.fn, table.fd, table.fp)
      .where(sql`status not in ('INCORRECT', 'FAIL')`),
    check('receipts_side', sql`side in ('seller', 'buyer')`),
    check('receipts_status', sql`status in ('PENDING', 'SUCCESS', 'INCORRECT', 'FAIL')`),
  ],
)

/** Sales of sellers and registrations of buyers: a live serial once on each side (B11). */
export const sales = pgTable(
  'sales',
  {
    id: uuid().primaryKey(),
    /** Grows with every row: newest first, and the tie-break of every sort. */
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    side: text().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    pointId: uuid().references(() => retailPoints.id),
    sn: text().notNull(),
    toolSn: text().references(() => tools.sn),
    modelId: uuid().references(() => models.id),
    status: text().notNull(),
    receiptId: uuid().references(() => receipts.id),
    bonus: kopecks(),
    /** When the server registered it. */
    saleDate: moment().notNull(),
    /** When the tool was bought, by its receipt. */
    purchaseDate: moment(),
    guaranteeExpire: moment(),
  },
  (table) => [
    uniqueIndex('sales_live_serial')
      .on(table.side, table.sn)
      .where(sql`status <> 'FAIL'`),
    index('sales_owner').on(table.ownerId, table.side, table.number),
    index('sales_receipt').on(table.receiptId),
    index('sales_point').on(table.pointId),
    check('sales_side', sql`side in ('seller', 'buyer')`),
    check('sales_status', sql`status in ('FINISH', 'TAX_PENDING', 'PENDING', 'APPROVE_PENDING', 'FAIL', 'RESERVED')`),
  ],
)
