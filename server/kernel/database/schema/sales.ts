import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ReceiptField } from '../../../../src/domain/sales/sale-fate.ts'
import type { SaleStatus } from '../../../../src/domain/sales/sale-status.ts'
import type { ReceiptStatus, Side, Verdict } from '../sets.ts'
import { kopecks, moment } from './columns.ts'
import { invoices } from './invoices.ts'
import { files } from './system.ts'
import { models, tools } from './tools.ts'
import { retailPoints, users } from './users.ts'

/** One line of a receipt, from the tax service; `sum` in kopecks. */
export interface ReceiptItem {
  name: string
  sum: number
  quantity: number
}

/** A number without leading zeros, as `canonicalNumber` of src/domain/sales/receipt.ts has it; null of a receipt without numbers. */
const canonical = (column: 'fn' | 'fd' | 'fp') => sql.raw(`ltrim(left(${column}, -1), '0') || right(${column}, 1)`)

/** Receipts that hold their numbers; queries and conflicts name the index by these very words. */
export const HOLDS_NUMBERS = sql`status not in ('INCORRECT', 'FAIL') and collides_with is null`

/**
 * Receipts. A live one belongs to one person of a side (B11), however its numbers are written (F02): they stand as they were typed
 * or scanned, and the database computes what is compared. A photograph-only receipt has no identity (A53): its numbers are null, so
 * it conflicts with no other receipt.
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
    canonicalFn: text().generatedAlwaysAs(canonical('fn')),
    canonicalFd: text().generatedAlwaysAs(canonical('fd')),
    canonicalFp: text().generatedAlwaysAs(canonical('fp')),
    /**
     * The receipt that holds the numbers of this one: of what was there before F02, only the oldest could keep them. A trigger passes
     * them on when it fails. No new receipt gets this.
     */
    collidesWith: uuid().references((): AnyPgColumn => receipts.id),
    sum: kopecks(),
    /** The local time of the shop, in the wire format dd-MM-yyyyTHH:mm:ss. */
    dateTime: text(),
    status: text().$type<ReceiptStatus>().notNull(),
    /** The mismatched field of an incorrect receipt (C05). */
    disagreed: text().$type<ReceiptField>(),
    items: jsonb().$type<ReceiptItem[]>().notNull().default([]),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('receipts_live').on(table.side, table.canonicalFn, table.canonicalFd, table.canonicalFp).where(HOLDS_NUMBERS),
    index('receipts_collides')
      .on(table.collidesWith)
      .where(sql`collides_with is not null`),
    index('receipts_owner').on(table.ownerId),
    // Whatever became of a receipt, an operator looks for whoever has sent it.
    index('receipts_numbers')
      .on(table.canonicalFn, table.canonicalFd)
      .where(sql`fn is not null`),
    index('receipts_fp')
      .on(table.canonicalFp)
      .where(sql`fn is not null`),
    check('receipts_side', sql`side in ('seller', 'buyer')`),
    check('receipts_status', sql`status in ('PENDING', 'SUCCESS', 'INCORRECT', 'FAIL')`),
    check('receipts_identity', sql`num_nulls(fn, fd, fp) = 3 or num_nulls(fn, fd, fp, sum, date_time) = 0`),
    check('receipts_collides_self', sql`collides_with <> id`),
    check('receipts_disagreed', sql`disagreed in ('fn', 'fd', 'fp', 'sum', 'time')`),
  ],
)

/** Photographs of receipts. A file listed here cannot be deleted. */
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

/** The two temporary holds of a serial without a receipt: a reserve, or a manual entry (C03, E09). */
export const HELD = sql`status in ('RESERVED', 'PENDING') and reserved_until is not null`

/** Reserves whose seller has not been told that they end soon. */
export const UNWARNED = sql`status = 'RESERVED' and not is_warned`

/** Rows that wait for the desk's decision. */
export const AT_DESK = sql`status in ('PENDING', 'APPROVE_PENDING')`

/** Sales of sellers and registrations of buyers: one live row per serial and side (B11). */
export const sales = pgTable(
  'sales',
  {
    id: uuid().primaryKey(),
    /** Grows with every row: newest first, and the tie-break of every sort. */
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    side: text().$type<Side>().notNull(),
    /** Null once its person has deleted the account: the history of the serial stays (DL03). */
    ownerId: uuid().references(() => users.id),
    pointId: uuid().references(() => retailPoints.id),
    sn: text().notNull(),
    toolSn: text().references(() => tools.sn),
    modelId: uuid().references(() => models.id),
    /** The name of the model, kept by triggers: a list is sorted by it through an index. */
    modelName: text(),
    status: text().$type<SaleStatus>().notNull(),
    /** The time of the last status change: deadlines count from here (C05). */
    statusAt: moment().notNull(),
    /** The end of a hold without a receipt (C03, E09); kept after its expiry, null once it is a sale. */
    reservedUntil: moment(),
    /** The seller has been told that the reserve ends soon. */
    isWarned: boolean().notNull().default(false),
    receiptId: uuid().references(() => receipts.id),
    /** The document of a sale to a company or of a company's purchase; such a row has no receipt. */
    invoiceId: uuid().references(() => invoices.id),
    bonus: kopecks(),
    /** When the server registered it. */
    saleDate: moment().notNull(),
    /** The purchase time by the receipt. */
    purchaseDate: moment(),
    guaranteeExpire: moment(),
    /** The registration that repairs this failed one (E18). */
    repairedBy: uuid().references((): AnyPgColumn => sales.id),
    /** The quarter of the day that a list's period compares, kept by the database. */
    quarter: integer()
      .generatedAlwaysAs(sql`sale_quarter(side, sale_date, purchase_date)`)
      .notNull(),
  },
  (table) => [
    uniqueIndex('sales_live_serial')
      .on(table.side, table.sn)
      .where(sql`status <> 'FAIL'`),
    index('sales_seller_again')
      .on(table.sn, table.number)
      .where(sql`side = 'seller'`),
    // The other side's rows, failed ones too: an operator looks for whoever has registered a serial.
    index('sales_buyer_again')
      .on(table.sn, table.number)
      .where(sql`side = 'buyer'`),
    // One registration repairs one row; and a deleted row is looked for here.
    uniqueIndex('sales_repaired_by')
      .on(table.repairedBy)
      .where(sql`repaired_by is not null`),
    // Repairs of a serial are counted.
    index('sales_repaired')
      .on(table.ownerId, table.side, table.sn)
      .where(sql`repaired_by is not null`),
    index('sales_owner').on(table.ownerId, table.side, table.number),
    index('sales_receipt').on(table.receiptId),
    index('sales_invoice')
      .on(table.invoiceId)
      .where(sql`invoice_id is not null`),
    index('sales_desk').on(table.statusAt).where(AT_DESK),
    index('sales_held').on(table.reservedUntil).where(HELD),
    index('sales_unwarned').on(table.reservedUntil).where(UNWARNED),
    index('sales_held_by').on(table.ownerId).where(HELD),
    check('sales_side', sql`side in ('seller', 'buyer')`),
    check('sales_status', sql`status in ('FINISH', 'TAX_PENDING', 'PENDING', 'APPROVE_PENDING', 'FAIL', 'RESERVED')`),
    check('sales_repaired', sql`repaired_by is null or status = 'FAIL'`),
    check('sales_reserve', sql`status <> 'RESERVED' or reserved_until is not null`),
    check('sales_paper', sql`receipt_id is null or invoice_id is null`),
  ],
)

/**
 * How many rows each person has by side, day and status, kept by triggers on `sales`: to count a million rows takes longer than to
 * read a page of them. The day is Moscow's day of the sale or of the purchase, '-infinity' for a purchase without a date.
 */
export const saleCounts = pgTable(
  'sale_counts',
  {
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    side: text().$type<Side>().notNull(),
    day: date().notNull(),
    status: text().$type<SaleStatus>().notNull(),
    rows: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.side, table.day, table.status] })],
)

/** The desk's decisions about rows. The reason is text that somebody has typed: it goes with the account of the row's owner. */
export const decisions = pgTable(
  'decisions',
  {
    saleId: uuid()
      .primaryKey()
      .references(() => sales.id),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verdict: text().$type<Verdict>().notNull(),
    reason: text(),
    at: moment().notNull(),
  },
  (table) => [
    index('decisions_owner').on(table.ownerId),
    check('decisions_verdict', sql`verdict in ('approve', 'refuse')`),
    check('decisions_reason', sql`verdict <> 'refuse' or reason is not null`),
  ],
)
