import type { Db } from '../kernel/database/types.ts'
import { readConfig } from './config.ts'
import type { Config } from './config.ts'
import { explain } from './explain.ts'
import { openDatabase } from './open-database.ts'

type Work = (db: Db, config: Config) => Promise<void>
type Print = (line: string) => void

const runOn = async (settingsOf: (config: Config) => Config, work: Work, print: Print): Promise<void> => {
  try {
    const config = settingsOf(readConfig(process.env))
    const opened = await openDatabase(config, (error) => print(explain(error)))
    try {
      await work(opened.db, config)
    } finally {
      await opened.close()
    }
  } catch (error) {
    print(explain(error))
    process.exitCode = 1
  }
}

/**
 * Runs a command of the terminal on the database that the environment names, and closes it. A failure is told in words and ends the
 * process with code 1. With the embedded database the server must be stopped.
 * @param print shows a line to the person at the terminal
 */
export const runCommand = (work: Work, print: Print): Promise<void> => runOn((config) => config, work, print)

/** The same in the role that owns the tables, where the environment names one: the serving one may not change the catalogue. */
export const runAsOwner = (work: Work, print: Print): Promise<void> =>
  runOn((config) => ({ ...config, databaseUrl: config.migrationUrl ?? config.databaseUrl }), work, print)
