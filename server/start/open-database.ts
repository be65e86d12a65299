import { migrate, missingMigrations, refuseNewer } from '../kernel/database/migrate.ts'
import { openPglite } from '../kernel/database/open-pglite.ts'
import { openPostgres } from '../kernel/database/open-postgres.ts'
import { grantServing, hasRights, ownsLedger, roleOf } from '../kernel/database/rights.ts'
import type { OpenDatabase } from '../kernel/database/types.ts'
import { BadConfig } from './bad-config.ts'
import type { Config } from './config.ts'

type Settings = Pick<Config, 'mode' | 'databaseUrl' | 'migrationUrl' | 'poolSize' | 'databasePatience' | 'dataDir'>
type Report = (error: Error) => void

/**
 * Opens the configured database.
 * @param report called when an idle connection breaks
 * @throws FolderTaken when another process uses the data folder
 */
export const openDatabase = async (
  { databaseUrl, poolSize, databasePatience, dataDir }: Omit<Settings, 'mode' | 'migrationUrl'>,
  report: Report,
): Promise<OpenDatabase> =>
  databaseUrl
    ? openPostgres(databaseUrl, { poolSize, connectWithin: databasePatience, answerWithin: databasePatience, report })
    : openPglite(dataDir)

/** Runs work on a connection without timeouts, and closes it. */
const unhurried = async (
  url: string,
  { databasePatience }: Settings,
  report: Report,
  work: (opened: OpenDatabase) => Promise<void>,
) => {
  const opened = openPostgres(url, { poolSize: 1, connectWithin: databasePatience, answerWithin: null, report })
  try {
    await work(opened)
  } finally {
    await opened.close()
  }
}

const OWNER_SERVES =
  'Роль из DATABASE_URL владеет таблицами и могла бы переписать журнал баллов. Задайте в DATABASE_URL другую роль, а владельца — ' +
  'в DATABASE_MIGRATION_URL (docs/operations.md, «Роли»)'
const NOBODY_MIGRATES =
  'База старше программы, а роль из DATABASE_URL обновлять её не может: задайте роль-владельца в DATABASE_MIGRATION_URL'

/**
 * Opens the database and migrates it, without a timeout: on PostgreSQL by the role that owns the tables, which then gives the serving
 * role its rights.
 * @throws FolderTaken, NewerSchema when newer code has upgraded the database, and BadConfig when in production the serving role owns
 * the ledger, or when nobody may migrate
 */
export const openUpToDate = async (settings: Settings, report: Report): Promise<OpenDatabase> => {
  const { mode, databaseUrl, migrationUrl } = settings
  const opened = await openDatabase(settings, report)
  try {
    if (databaseUrl === null) {
      await migrate(opened.db)
      return opened
    }
    const role = await roleOf(opened.db)
    if (migrationUrl !== null)
      await unhurried(migrationUrl, settings, report, async ({ db }) => {
        const added = await migrate(db)
        const isOwner = (await roleOf(db)) === role
        if (!isOwner && (added.length > 0 || !(await hasRights(db, role)))) await grantServing(db, role)
      })
    // A role of its own on an empty database owns what it creates.
    const owns = await ownsLedger(opened.db)
    if (owns && mode === 'production') throw new BadConfig(OWNER_SERVES)
    if (owns && migrationUrl === null) await unhurried(databaseUrl, settings, report, async ({ db }) => void (await migrate(db)))
    if (!owns && (await missingMigrations(opened.db)).length > 0) throw new BadConfig(NOBODY_MIGRATES)
    if (!owns) await refuseNewer(opened.db)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}
