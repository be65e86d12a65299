import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../../../server/kernel/database/migrate.ts'
import { grantServing } from '../../../../server/kernel/database/rights.ts'
import { wrapPglite } from '../../../../server/kernel/database/open-pglite.ts'
import type { OpenDatabase } from '../../../../server/kernel/database/types.ts'
import { seedDemo } from '../../../../server/demo/seed.ts'
import { buildServer } from './built-server.ts'
import { TEST_START } from './clock.ts'
import { openUnlimited } from './open-unlimited.ts'
import { cheapPasswords } from '../deeds/passwords.ts'
import { startPostgres } from './postgres.ts'

/** The template for test files: a migrated and seeded world, created once per run and copied. */
export interface EngineSetup {
  engine: 'pglite' | 'postgres'
  /** PGlite: the path of the dumped data folder. */
  dump: string
  /** PostgreSQL: the address with «%» in place of the database. */
  url: string
  /** The folder of the built server. */
  built: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    engineSetup: EngineSetup
  }
}

export const TEMPLATE = 'mst_template'
/** The role of the servers under test, with the rights of a server and no others (E15). */
const SERVING = 'mst_serving'

/** The same database as the serving role. */
export const asServing = (url: string): string => url.replace('mst@', `${SERVING}@`)

const seed = ({ db }: OpenDatabase): Promise<boolean> => seedDemo(db, TEST_START, cheapPasswords)

const setUpPglite = async (project: TestProject, built: string): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'mst-pglite-'))
  const engine = await PGlite.create()
  const world = wrapPglite(engine)
  await migrate(world.db)
  await seed(world)
  const dump = join(folder, 'world.tar')
  writeFileSync(dump, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()))
  await engine.close()
  project.provide('engineSetup', { engine: 'pglite', dump, url: '', built })
  return async () => rmSync(folder, { recursive: true, force: true })
}

const setUpPostgres = async (project: TestProject, built: string): Promise<() => Promise<void>> => {
  const server = await startPostgres()
  const admin = openUnlimited(server.urlOf('postgres'), 1)
  await admin.db.execute(`create role ${SERVING} login`)
  await admin.db.execute(`create database ${TEMPLATE}`)
  await admin.close()
  const owner = openUnlimited(server.urlOf(TEMPLATE), 1)
  await migrate(owner.db)
  await grantServing(owner.db, SERVING)
  await owner.close()
  const template = openUnlimited(asServing(server.urlOf(TEMPLATE)), 2)
  await seed(template)
  await template.close()
  project.provide('engineSetup', { engine: 'postgres', dump: '', url: server.urlOf('%'), built })
  return () => server.stop()
}

/** Vitest's global setup of the server projects; ENGINE of the project chooses the engine. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { folder, remove } = await buildServer()
  const setUp = project.config.env?.ENGINE === 'postgres' ? setUpPostgres : setUpPglite
  const takeDown = await setUp(project, folder)
  return async () => {
    await takeDown()
    remove()
  }
}
