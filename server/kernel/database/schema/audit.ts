import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AuditEvent, AuditReason } from '../sets.ts'
import { moment } from './columns.ts'

/**
 * What became of rights, verdicts, locks and sign-ins: who, what, whom, when, from where, why. Rows are only ever added (a trigger),
 * by one function of the database (`audit_record`, migration 0015). People stand here by the `auditId` of their row alone.
 */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    event: text().$type<AuditEvent>().notNull(),
    /** Null: nobody signed in, or the server by itself. */
    actor: uuid(),
    subject: uuid(),
    /** What it was about beside people: a point, an application, a check. */
    object: text(),
    /** The keyed hash of an address (D23), or the service that decided. */
    origin: text().notNull(),
    reason: text().$type<AuditReason>().notNull(),
  },
  (table) => [
    // In the order in which the desk reads: of all, of whom it happened to, of who did it, of a row.
    index('audit_time').on(table.at, table.id),
    index('audit_subject').on(table.subject, table.at, table.id),
    index('audit_actor').on(table.actor, table.at, table.id),
    index('audit_object')
      .on(table.object, table.at, table.id)
      .where(sql`object is not null`),
  ],
)
