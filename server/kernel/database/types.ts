import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/**
 * The database, or a transaction of it, on either engine: enough for whoever only reads, or writes one statement. Inside a transaction
 * use only the callback's handle.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/**
 * A transaction: locks last until its end, and a failure takes back all of it. Only `db.transaction` gives one, so whoever asks for
 * it cannot be called on the database itself.
 */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

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
