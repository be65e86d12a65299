import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { openPglite } from '../../../server/kernel/database/open-pglite.ts'
import type { OpenDatabase } from '../../../server/kernel/database/types.ts'
import { TEST_KEYS } from '../support/deeds/keys.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { unpack } from './files.ts'

/** Releases from 0030 on are stored with their passwords sealed under it. */
const { PASSWORD_KEY } = TEST_KEYS

/** What a release has left behind. */
export interface Left {
  /** Settings of a server on it. */
  env: Record<string, string>
  open: () => Promise<OpenDatabase>
}

const leaveDatabase = async (release: string, dataDir: string, name: string): Promise<Left> => {
  const { url } = inject('engineSetup')
  const admin = openUnlimited(url.replace('%', 'postgres'), 1)
  await admin.db.execute(`create database ${name}`)
  await admin.close()
  const databaseUrl = url.replace('%', name)
  const open = async (): Promise<OpenDatabase> => openUnlimited(databaseUrl, 1)
  const opened = await open()
  await opened.db.execute(unpack(release, 'sql').toString())
  await opened.close()
  return { env: { PASSWORD_KEY, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, open }
}

const leaveFolder = async (release: string, dataDir: string): Promise<Left> => {
  const options = { dataDir: join(dataDir, 'db'), loadDataDir: new Blob([new Uint8Array(unpack(release, 'tar'))]) }
  mkdirSync(dataDir)
  await (await PGlite.create(options)).close()
  return { env: { PASSWORD_KEY, DATA_DIR: dataDir }, open: () => openPglite(dataDir) }
}

/**
 * The database of a release, on the engine of this run.
 * @param dataDir a folder that does not exist
 * @param name of the database, by which it is the only one of its kind
 */
export const leave = (release: string, dataDir: string, name: string): Promise<Left> =>
  inject('engineSetup').engine === 'postgres' ? leaveDatabase(release, dataDir, name) : leaveFolder(release, dataDir)
