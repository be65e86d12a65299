import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The database, or a transaction of it, on either engine. Inside a transaction use only what the callback gives. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** An opened database and how to let go of it. */
export interface OpenDatabase {
  db: Db
  close(): Promise<void>
}
