import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SecurityEvent } from '../sets.ts'
import { moment } from './columns.ts'

/**
 * Who was not let through, counted in windows of ten minutes (D150): a digest for who has no other system, the log has each of them. Null
 * where there were too many in a window to tell them apart.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    /** When the window began. */
    since: moment().notNull(),
    event: text().$type<SecurityEvent>().notNull(),
    /** The contract's operation; null outside of it. */
    operation: text(),
    /** Keyed hashes (D23) of the network and of the address in it. */
    network: text(),
    origin: text(),
    /** The number that the audit has for who was signed in. */
    actor: uuid(),
    /** The keyed hash of the phone that was tried, whether anybody has it or not (B04). */
    phone: text(),
    seen: integer().notNull(),
    lastAt: moment().notNull(),
  },
  (table) => [
    unique('security_events_one')
      .on(table.since, table.event, table.operation, table.network, table.origin, table.actor, table.phone)
      .nullsNotDistinct(),
  ],
)
