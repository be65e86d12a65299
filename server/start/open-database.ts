import { migrate } from '../kernel/database/migrate.ts'
import { openPglite } from '../kernel/database/open-pglite.ts'
import { openPostgres } from '../kernel/database/open-postgres.ts'
import type { OpenDatabase } from '../kernel/database/types.ts'
import type { Config } from './config.ts'

type Settings = Pick<Config, 'databaseUrl' | 'poolSize' | 'databasePatience' | 'dataDir'>

/**
 * Opens the configured database.
 * @param report called when an idle connection breaks
 * @throws FolderTaken when another process uses the data folder
 */
export const openDatabase = async (
  { databaseUrl, poolSize, databasePatience, dataDir }: Settings,
  report: (error: Error) => void,
): Promise<OpenDatabase> =>
  databaseUrl
    ? openPostgres(databaseUrl, { poolSize, connectWithin: databasePatience, answerWithin: databasePatience, report })
    : openPglite(dataDir)

/**
 * Opens the database and migrates it, without a timeout: on PostgreSQL by a connection without limits.
 * @throws FolderTaken, and NewerSchema when newer code has upgraded the database
 */
export const openUpToDate = async (settings: Settings, report: (error: Error) => void): Promise<OpenDatabase> => {
  const { databaseUrl, databasePatience } = settings
  const migrated = databaseUrl
    ? openPostgres(databaseUrl, { poolSize: 1, connectWithin: databasePatience, answerWithin: null, report })
    : await openDatabase(settings, report)
  try {
    await migrate(migrated.db)
  } catch (error) {
    await migrated.close()
    throw error
  }
  if (!databaseUrl) return migrated
  await migrated.close()
  return openDatabase(settings, report)
}
