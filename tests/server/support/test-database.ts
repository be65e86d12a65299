import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { openPostgres } from '../../../server/kernel/database/open-postgres.ts'
import { wrapPglite } from '../../../server/kernel/database/open-pglite.ts'
import type { OpenDatabase } from '../../../server/kernel/database/types.ts'
import { openUnlimited } from './open-unlimited.ts'
import { TEMPLATE } from './global-setup.ts'

/** Enough connections for concurrency to matter. */
const POOL = 40
/** Longer timeouts than the server's: tests share a machine, and must not measure it. */
const PATIENCE = 20_000

const copyPglite = async (dump: string): Promise<OpenDatabase> =>
  wrapPglite(await PGlite.create({ loadDataDir: new Blob([readFileSync(dump)]) }))

const createPostgres = async (url: string, template: string): Promise<OpenDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = openUnlimited(url.replace('%', 'postgres'), 1)
  await admin.db.execute(`create database ${name} template ${template}`)
  await admin.close()
  return openPostgres(url.replace('%', name), {
    poolSize: POOL,
    connectWithin: PATIENCE,
    answerWithin: PATIENCE,
    report: () => undefined,
  })
}

/** A separate database with the demo world. */
export const openTestDatabase = (): Promise<OpenDatabase> => {
  const { engine, dump, url } = inject('engineSetup')
  return engine === 'postgres' ? createPostgres(url, TEMPLATE) : copyPglite(dump)
}

/** A database without a table. */
export const openEmptyDatabase = async (): Promise<OpenDatabase> => {
  const { engine, url } = inject('engineSetup')
  return engine === 'postgres' ? createPostgres(url, 'template0') : wrapPglite(await PGlite.create())
}
