import type { Config } from './config.ts'
import { openPglite } from './db/open-pglite.ts'
import { openPostgres } from './db/open-postgres.ts'
import type { OpenDatabase } from './db/types.ts'

/**
 * Opens the database that the configuration names.
 * @param onIdleError a connection that broke while nobody used it
 * @throws FolderTaken when another process works in the data folder
 */
export const openDatabase = async (
  { databaseUrl, poolSize, dataDir }: Pick<Config, 'databaseUrl' | 'poolSize' | 'dataDir'>,
  onIdleError: (error: Error) => void,
): Promise<OpenDatabase> => (databaseUrl ? openPostgres(databaseUrl, poolSize, onIdleError) : openPglite(dataDir))
