import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../../server/kernel/database/migrate.ts'
import { wrapPglite } from '../../../server/kernel/database/open-pglite.ts'
import type { OpenDatabase } from '../../../server/kernel/database/types.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import { TEST_START } from './clock.ts'
import { openUnlimited } from './open-unlimited.ts'
import { cheapPasswords } from './passwords.ts'
import { startPostgres } from './postgres.ts'

/** The template for test files: a migrated and seeded world, created once per run and copied. */
export interface EngineSetup {
  engine: 'pglite' | 'postgres'
  /** PGlite: the path of the dumped data folder. */
  dump: string
  /** PostgreSQL: the address with «%» in place of the database. */
  url: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    engineSetup: EngineSetup
  }
}

export const TEMPLATE = 'mst_template'

const fill = async (opened: OpenDatabase): Promise<void> => {
  await migrate(opened.db)
  await seedDemo(opened.db, TEST_START, cheapPasswords)
}

const setUpPglite = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'mst-pglite-'))
  const engine = await PGlite.create()
  await fill(wrapPglite(engine))
  const dump = join(folder, 'world.tar')
  writeFileSync(dump, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()))
  await engine.close()
  project.provide('engineSetup', { engine: 'pglite', dump, url: '' })
  return async () => rmSync(folder, { recursive: true, force: true })
}

const setUpPostgres = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres()
  const admin = openUnlimited(server.urlOf('postgres'), 1)
  await admin.db.execute(`create database ${TEMPLATE}`)
  await admin.close()
  const template = openUnlimited(server.urlOf(TEMPLATE), 2)
  await fill(template)
  await template.close()
  project.provide('engineSetup', { engine: 'postgres', dump: '', url: server.urlOf('%') })
  return () => server.stop()
}

/** Vitest's global setup of the server projects; ENGINE of the project chooses the engine. */
export default (project: TestProject): Promise<() => Promise<void>> =>
  project.config.env?.ENGINE === 'postgres' ? setUpPostgres(project) : setUpPglite(project)
