import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { takeFolder } from './folder-lock.ts'
import * as schema from './schema.ts'
import type { OpenDatabase } from './types.ts'

/** The server's database handle on a running embedded engine. */
export const wrapPglite = (engine: PGlite): OpenDatabase => ({
  db: drizzle(engine, { schema, casing: 'snake_case' }),
  pool: null,
  close: () => engine.close(),
})

/**
 * Opens the embedded database in a data folder, creating both when absent.
 * @throws FolderTaken when another process uses the folder: two writers silently lose data
 */
export const openPglite = async (dataDir: string): Promise<OpenDatabase> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const release = await takeFolder(dataDir)
  try {
    const opened = wrapPglite(await PGlite.create({ dataDir: join(dataDir, 'db') }))
    return {
      ...opened,
      close: async () => {
        await opened.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}
