import { sql } from 'drizzle-orm'
import type { AuditEvent } from '../../kernel/database/sets.ts'
import { oneOf, rowsOf } from '../../kernel/database/rows.ts'
import type { Db } from '../../kernel/database/types.ts'

/** Whether this has ever happened to a person. */
export const hasHappened = async (db: Db, event: AuditEvent, subject: string): Promise<boolean> => {
  const found = await db.execute(sql`select exists (
    select from audit where event = ${event} and subject = (select audit_id from users where id = ${subject}::uuid)
  ) as happened`)
  return oneOf(rowsOf<{ happened: boolean }>(found)).happened
}
