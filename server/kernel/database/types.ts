import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The database, or a transaction of it, on either engine. Inside a transaction use only what the callback gives. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** Connections of a pool: in use, at rest, and how many queries wait for one. */
export interface PoolState {
  busy: number
  idle: number
  waiting: number
}

/** An opened database and how to let go of it. */
export interface OpenDatabase {
  db: Db
  /** Null for the embedded engine, which has one connection. */
  pool: (() => PoolState) | null
  close(): Promise<void>
}
