import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The database, or a transaction of it, on either engine. Inside a transaction use only the callback's handle. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** A connection pool: connections in use, idle connections, and waiting queries. */
export interface PoolState {
  busy: number
  idle: number
  waiting: number
}

/** An open database and its close function. */
export interface OpenDatabase {
  db: Db
  /** Null for the embedded engine, which has one connection. */
  pool: (() => PoolState) | null
  close(): Promise<void>
}
