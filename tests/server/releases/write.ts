/**
 * Stores the data of this release before the next one begins: a PGlite folder and a PostgreSQL database with all demo data, named
 * by the last migration. `npm run release:fixture`; from then on upgrade.test.ts opens every one of them.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrate } from '../../../server/kernel/database/migrate.ts'
import { wrapPglite } from '../../../server/kernel/database/open-pglite.ts'
import type { OpenDatabase } from '../../../server/kernel/database/types.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import { argonPasswordsOf } from '../../../server/kernel/secrets/passwords.ts'
import { TEST_START } from '../support/server/clock.ts'
import { testPairs } from '../support/deeds/keys.ts'
import { findPostgres } from '../../../scripts/lib/find-postgres.mjs'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { startPostgres } from '../support/server/postgres.ts'
import { pack, releaseFile } from './files.ts'

/** @returns the release's name: the number of its last migration */
const fill = async (opened: OpenDatabase): Promise<string> => {
  const names = await migrate(opened.db)
  await seedDemo(opened.db, TEST_START, argonPasswordsOf(testPairs().PASSWORD_KEY))
  return names.at(-1)?.slice(0, 4) ?? ''
}

const write = (file: string, bytes: Buffer): void => {
  // The stored data of a release must never change.
  if (existsSync(file)) throw new Error(`${file} стоит уже: он принадлежит вышедшей версии`)
  const packed = pack(bytes)
  writeFileSync(file, packed)
  process.stdout.write(`${file}: ${packed.length} байт\n`)
}

const engine = await PGlite.create()
const release = await fill(wrapPglite(engine))
// The WAL of its creation is most of the folder.
await engine.exec('set wal_recycle = off; select pg_switch_wal(); checkpoint; select pg_switch_wal(); checkpoint')
const folder = Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer())
await engine.close()

const server = await startPostgres()
try {
  const opened = openUnlimited(server.urlOf('postgres'), 1)
  await fill(opened)
  await opened.close()
  // With INSERTs the dump can be restored without psql; psql's own lines are removed.
  const args = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=200', server.urlOf('postgres')]
  const text = execFileSync(join(findPostgres() ?? '', 'pg_dump'), args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  write(releaseFile(release, 'sql'), Buffer.from(text.replaceAll(/^\\.*\n/gm, '')))
} finally {
  await server.stop()
}
write(releaseFile(release, 'tar'), folder)
