import type { Db } from '../kernel/database/types.ts'
import { readConfig } from './config.ts'
import type { Config } from './config.ts'
import { explain } from './explain.ts'
import { openDatabase } from './open-database.ts'

/**
 * Runs a command of the terminal on the database that the environment names, and closes it. A failure is told in words and ends the
 * process with code 1. With the embedded database the server must be stopped.
 * @param print shows a line to the person at the terminal
 */
export const runCommand = async (
  work: (db: Db, config: Config) => Promise<void>,
  print: (line: string) => void,
): Promise<void> => {
  try {
    const config = readConfig(process.env)
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
