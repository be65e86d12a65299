import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ProgrammeKind } from '../../../../src/domain/desk/programme.ts'
import { moment } from './columns.ts'

/**
 * How far the newest file of each kind has been entered (`npm run programme`). A file that was broken off goes on behind `line`; another
 * file, and one that has been entered whole, begin anew.
 */
export const importRuns = pgTable(
  'import_runs',
  {
    kind: text().$type<ProgrammeKind>().primaryKey(),
    /** SHA-256 of the file's bytes, in hexadecimal digits. */
    fingerprint: text().notNull(),
    /** The last line of the file that is settled: what it says is entered, or it stands among the refused ones. */
    line: integer().notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    /** Lines that say what is known already. */
    same: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    startedAt: moment().notNull(),
    /** Null: it has been broken off, or runs. */
    endedAt: moment(),
  },
  () => [check('import_runs_kind', sql`kind in ('models', 'documents', 'serials', 'bonuses')`)],
)

/** Lines that the newest file of a kind could not enter, and why, in Russian. */
export const importRefusals = pgTable(
  'import_refusals',
  {
    kind: text()
      .$type<ProgrammeKind>()
      .notNull()
      .references(() => importRuns.kind, { onDelete: 'cascade' }),
    line: integer().notNull(),
    why: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.line] })],
)
