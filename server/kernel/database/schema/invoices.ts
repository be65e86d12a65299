import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Side } from '../sets.ts'
import { kopecks, moment } from './columns.ts'
import { files } from './system.ts'
import { users } from './users.ts'

/**
 * Documents of sales to companies (side seller) and of what companies bought (side buyer): a UPD or a TN, as one of the two sides has
 * entered it. Who entered it, number, day and the other side's INN name the document: that is how its parts find it.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    side: text().$type<Side>().notNull(),
    /** Null once its person has deleted the account. */
    ownerId: uuid().references(() => users.id),
    /** The number of the UPD or the TN. */
    upd: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** The INN of the owner's side at that time: of the point, or of the company. Null with the account, or where there is none. */
    ownInn: text(),
    /** The INN of the other side, as the owner has entered it. */
    partnerInn: text().notNull(),
    sum: kopecks().notNull(),
    createdAt: moment().notNull(),
    /** The desk's first decision about it: from then on its sum stays. */
    decidedAt: moment(),
  },
  (table) => [
    uniqueIndex('invoices_named').on(table.ownerId, table.side, table.upd, table.day, table.partnerInn),
    index('invoices_partner').on(table.partnerInn, table.upd, table.day),
    check('invoices_side', sql`side in ('seller', 'buyer')`),
    check('invoices_sum', sql`sum > 0`),
  ],
)

/** Files of documents. A file listed here cannot be deleted. */
export const invoiceFiles = pgTable(
  'invoice_files',
  {
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    name: text()
      .notNull()
      .references(() => files.name),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.name] }), index('invoice_files_name').on(table.name)],
)
