// The time that PostgreSQL needs for the statements of a piece of work, planning not included: what the plan costs. PostgreSQL itself
// says how long it executed each statement: as a notice, to this connection alone.
import { median } from './table.mjs'

const DURATION = /^duration: (\d+\.\d+) ms/

/** @param db a database with one connection. @returns a function that measures a piece of work, so many times */
export const watchDatabase = async (db) => {
  const seen = []
  const client = await db.$client.connect()
  client.on('notice', ({ message }) => seen.push(message))
  await client.query("load 'auto_explain'")
  await client.query('set auto_explain.log_min_duration = 0')
  await client.query('set client_min_messages = log')
  client.release()
  /** @returns the last answer, and medians of the database's and of the whole time in milliseconds */
  return async (work, times) => {
    const runs = []
    let answer
    for (let run = 0; run < times; run += 1) {
      seen.length = 0
      const begun = performance.now()
      answer = await work()
      const whole = performance.now() - begun
      runs.push({ whole, database: seen.reduce((sum, line) => sum + Number(DURATION.exec(line)?.[1] ?? 0), 0) })
    }
    const [database, whole] = ['database', 'whole'].map((key) => median(runs.map((run) => run[key])))
    return { answer, database, whole }
  }
}
