import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { namingClient } from './naming-client.ts'
import * as schema from './schema.ts'
import type { OpenDatabase } from './types.ts'

/**
 * Opens PostgreSQL.
 * @param poolSize connections of this process
 * @param onIdleError a connection that broke while nobody used it; the pool replaces it
 */
export const openPostgres = (url: string, poolSize: number, onIdleError: (error: Error) => void): OpenDatabase => {
  const pool = new Pool({ connectionString: url, max: poolSize, Client: namingClient() })
  pool.on('error', onIdleError)
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    pool: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}
