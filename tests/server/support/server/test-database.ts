import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { openPostgres } from '../../../../server/kernel/database/open-postgres.ts'
import { wrapPglite } from '../../../../server/kernel/database/open-pglite.ts'
import type { Db, OpenDatabase } from '../../../../server/kernel/database/types.ts'
import { openUnlimited } from './open-unlimited.ts'
import { oneOf, rowsOf } from '../../../../server/kernel/database/rows.ts'
import { asServing, TEMPLATE } from './global-setup.ts'

/** Enough connections for concurrency to matter. */
const POOL = 40
/** Longer timeouts than the server's: tests share a machine, and must not measure it. */
const PATIENCE = 20_000

const copyPglite = async (dump: string): Promise<OpenDatabase> =>
  wrapPglite(await PGlite.create({ loadDataDir: new Blob([readFileSync(dump)]) }))

const createPostgres = async (url: string, template: string, as: (url: string) => string): Promise<OpenDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = openUnlimited(url.replace('%', 'postgres'), 1)
  await admin.db.execute(`create database ${name} template ${template}`)
  await admin.close()
  return openPostgres(as(url.replace('%', name)), {
    poolSize: POOL,
    connectWithin: PATIENCE,
    answerWithin: PATIENCE,
    report: () => undefined,
  })
}

/** A separate database with the demo world, as a server opens it: on PostgreSQL by the serving role. */
export const openTestDatabase = (): Promise<OpenDatabase> => {
  const { engine, dump, url } = inject('engineSetup')
  return engine === 'postgres' ? createPostgres(url, TEMPLATE, asServing) : copyPglite(dump)
}

/**
 * The database of a test as its owner, who may do what no server may: break a guard, forge a row. The embedded engine has one role.
 * @param db a database that `openTestDatabase` has opened
 */
export const openAsOwner = async (db: Db): Promise<OpenDatabase> => {
  const { engine, url } = inject('engineSetup')
  if (engine === 'pglite') return { db, pool: null, close: async () => undefined }
  const { name } = oneOf(rowsOf<{ name: string }>(await db.execute('select current_database() as name')))
  return openUnlimited(url.replace('%', name), 1)
}

/** A database without a table. */
export const openEmptyDatabase = async (): Promise<OpenDatabase> => {
  const { engine, url } = inject('engineSetup')
  return engine === 'postgres' ? createPostgres(url, 'template0', (owner) => owner) : wrapPglite(await PGlite.create())
}
