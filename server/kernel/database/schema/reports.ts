import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { moment } from './columns.ts'
import { users } from './users.ts'

/**
 * Reports of problems (D256): steps without the person's data, packed as they came, the person's own words, and what of them is compared.
 * They are erased after 90 days, by whoever has the key, and with the account.
 */
export const problemReports = pgTable(
  'problem_reports',
  {
    id: uuid().primaryKey(),
    /** «МСТ-7F3K-92» */
    code: text().notNull(),
    /** Null for a report without a session. */
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    eraseHash: text().notNull(),
    note: text().notNull(),
    recording: text().notNull(),
    release: text().notNull(),
    place: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    theme: text().$type<'light' | 'dark'>().notNull(),
    /** The flow that the recording ends with, and its state; empty for a recording without steps. */
    machine: text().notNull(),
    state: text().notNull(),
    /** Of the flow, its end and the way there: equal for one fault. */
    signature: text().notNull(),
    createdAt: moment().notNull(),
    until: moment().notNull(),
  },
  (table) => [
    uniqueIndex('problem_reports_code').on(table.code),
    index('problem_reports_owner').on(table.ownerId, table.createdAt),
    index('problem_reports_signature').on(table.signature, table.createdAt),
    // Newest first is the same order: every report lives as long.
    index('problem_reports_until').on(table.until, table.id),
    check('problem_reports_theme', sql`theme in ('light', 'dark')`),
    check('problem_reports_until', sql`until > created_at`),
  ],
)

/**
 * Where reports ended, to find them by (D257): every state of the flow that the last one lies in, and the flow itself under an empty name.
 */
export const problemReportEnds = pgTable(
  'problem_report_ends',
  {
    reportId: uuid()
      .notNull()
      .references(() => problemReports.id, { onDelete: 'cascade' }),
    machine: text().notNull(),
    /** «withdrawal» and «withdrawal.form» */
    state: text().notNull(),
    until: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.state] }),
    index('problem_report_ends_place').on(table.machine, table.state, table.until, table.reportId),
  ],
)
