import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ReceiptField } from '../../../../src/domain/sale-fate.ts'
import type { SaleStatus } from '../../../../src/domain/sale-status.ts'
import type { ReceiptStatus, Side } from '../sets.ts'
import { kopecks, moment } from './columns.ts'
import { files } from './system.ts'
import { models, tools } from './tools.ts'
import { retailPoints, users } from './users.ts'

/** What the tax service says about one line of a receipt; `sum` in kopecks. */
export interface ReceiptItem {
  name: string
  sum: number
  quantity: number
}

/**
 * Receipts. A live one belongs to one person of a side (B11). One that is only a photograph has no
 * identity (A53): its numbers are null, and it is nobody's rival.
 */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid().primaryKey(),
    side: text().$type<Side>().notNull(),
    /** Null once its person has deleted the account: the numbers stay, so that nobody uses the receipt again (C06). */
    ownerId: uuid().references(() => users.id),
    fn: text(),
    fd: text(),
    fp: text(),
    sum: kopecks(),
    /** As the wire spells it, dd-MM-yyyyTHH:mm:ss, the local time of the shop. */
    dateTime: text(),
    status: text().$type<ReceiptStatus>().notNull(),
    /** Of an incorrect one: the field that the tax service knows otherwise (C05). */
    disagreed: text().$type<ReceiptField>(),
    items: jsonb().$type<ReceiptItem[]>().notNull().default([]),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('receipts_live')
      .on(table.side, table.fn, table.fd, table.fp)
      .where(sql`status not in ('INCORRECT', 'FAIL')`),
    index('receipts_owner').on(table.ownerId),
    check('receipts_side', sql`side in ('seller', 'buyer')`),
    check('receipts_status', sql`status in ('PENDING', 'SUCCESS', 'INCORRECT', 'FAIL')`),
    check('receipts_identity', sql`num_nulls(fn, fd, fp) = 3 or num_nulls(fn, fd, fp, sum, date_time) = 0`),
    check('receipts_disagreed', sql`disagreed in ('fn', 'fd', 'fp', 'sum', 'time')`),
  ],
)

/** Photographs of receipts. A file that stands here cannot be deleted. */
export const receiptFiles = pgTable(
  'receipt_files',
  {
    receiptId: uuid()
      .notNull()
      .references(() => receipts.id),
    name: text()
      .notNull()
      .references(() => files.name),
  },
  (table) => [primaryKey({ columns: [table.receiptId, table.name] }), index('receipt_files_name').on(table.name)],
)

/** What keeps a serial from others without a receipt, and ends: a reserve, or an entry by hand (C03, E09). */
export const HELD = sql`status in ('RESERVED', 'PENDING') and reserved_until is not null`

/** Sales of sellers and registrations of buyers: a live serial once on each side (B11). */
export const sales = pgTable(
  'sales',
  {
    id: uuid().primaryKey(),
    /** Grows with every row: newest first, and the tie-break of every sort. */
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    side: text().$type<Side>().notNull(),
    /** Null once its person has deleted the account: what happened to the serial stays (DL03). */
    ownerId: uuid().references(() => users.id),
    pointId: uuid().references(() => retailPoints.id),
    sn: text().notNull(),
    toolSn: text().references(() => tools.sn),
    modelId: uuid().references(() => models.id),
    status: text().$type<SaleStatus>().notNull(),
    /** Since when it has this status: deadlines are counted from here (C05). */
    statusAt: moment().notNull(),
    /** When what was put by without a receipt ends (C03, E09); kept when it has ended, gone when it has become a sale. */
    reservedUntil: moment(),
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
    index('sales_held').on(table.reservedUntil).where(HELD),
    index('sales_held_by').on(table.ownerId).where(HELD),
    check('sales_side', sql`side in ('seller', 'buyer')`),
    check('sales_status', sql`status in ('FINISH', 'TAX_PENDING', 'PENDING', 'APPROVE_PENDING', 'FAIL', 'RESERVED')`),
    check('sales_reserve', sql`status <> 'RESERVED' or reserved_until is not null`),
  ],
)
