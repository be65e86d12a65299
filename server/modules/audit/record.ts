import { sql } from 'drizzle-orm'
import type { AuditEvent, AuditReason } from '../../kernel/database/sets.ts'
import { oneOf, rowsOf } from '../../kernel/database/rows.ts'
import type { Db } from '../../kernel/database/types.ts'

/** The origin of what the tax service decides. */
export const TAX_SERVICE = 'tax-service'

/** One line of the audit, with ids of people. Texts that people have typed do not belong here: nobody could erase them. */
export interface Happening {
  event: AuditEvent
  /** Null: nobody signed in, or the server by itself. */
  actor: string | null
  /** Whom it happened to; null for a phone that nobody has. */
  subject: string | null
  /** What it was about beside people, by its number. */
  object?: string
  /** The hash of the caller's address, or the service that decided. */
  origin: string
  reason: AuditReason
}

/**
 * Writes a line of the audit, in the transaction of what happened, where something was written. The only way in: the table takes no other writes of the server and
 * no changes at all.
 * @returns the number of the line
 */
export const record = async (db: Db, happening: Happening, now: number): Promise<string> => {
  const { event, actor, subject, object = null, origin, reason } = happening
  const at = new Date(now).toISOString()
  const written = await db.execute(sql`select audit_record(
    ${at}::timestamptz, ${event}, ${actor}::uuid, ${subject}::uuid, ${object}, ${origin}, ${reason}
  )::text as number`)
  return oneOf(rowsOf<{ number: string }>(written)).number
}
