import { drizzle } from 'drizzle-orm/node-postgres'
import { namingClient } from './naming-client.ts'
import * as schema from './schema.ts'
import type { OpenDatabase } from './types.ts'
import { WatchedPool } from './watched-pool.ts'

export interface PostgresOptions {
  /** Connections of this process. */
  poolSize: number
  /** Milliseconds to wait for a connection, new or free. */
  connectWithin: number
  /** Timeout of a statement in milliseconds; null for work without a limit (migrations). */
  answerWithin: number | null
  /** Called when an idle connection breaks; the pool replaces it. */
  report: (error: Error) => void
}

/** The part of a statement's timeout that it may spend waiting for a lock. */
const FOR_A_LOCK = 0.75
/** PostgreSQL cancels a slow statement first, so that the connection stays usable. */
const FOR_THE_WAY = 500
/** A transaction whose server process hangs releases its locks. */
const IDLE_IN_TRANSACTION = 15_000

const limitsOf = (answerWithin: number) => ({
  statement_timeout: answerWithin,
  lock_timeout: Math.round(answerWithin * FOR_A_LOCK),
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
})

/** Opens PostgreSQL. Calls fail with DatabaseAway while PostgreSQL is unreachable; afterwards they work again. */
export const openPostgres = (url: string, { poolSize, connectWithin, answerWithin, report }: PostgresOptions): OpenDatabase => {
  const pool = new WatchedPool(namingClient(), {
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectWithin,
    deadline: answerWithin === null ? null : answerWithin + FOR_THE_WAY,
    ...(answerWithin !== null && limitsOf(answerWithin)),
  })
  pool.on('error', report)
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    pool: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}
