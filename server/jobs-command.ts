/** `npm run jobs -- list | retry <id|kind>`: lists the queue, and retries jobs that were put aside. */
import type { Db } from './kernel/database/types.ts'
import { surveyJobs } from './kernel/jobs/survey.ts'
import { stuckJobs, takeUp } from './kernel/jobs/take-up.ts'
import { runCommand } from './start/command.ts'

const USAGE = 'npm run jobs -- list | retry <номер|вид>'

const minutes = (milliseconds: number): string => `${Math.round(milliseconds / 60_000)} мин`
const moment = (at: Date | null): string => at?.toISOString() ?? '-'

const list = async (db: Db, now: number): Promise<void> => {
  const kinds = await surveyJobs(db, now)
  for (const { kind, waiting, putAside, oldest } of kinds)
    console.log(`${kind}: ждут ${waiting}, старшее ${minutes(oldest)}, отложено ${putAside}`)
  if (kinds.length === 0) console.log('Заданий нет')
  for (const { id, kind, tries, putAsideAt, runAt, failingSince, lastError } of await stuckJobs(db, now)) {
    const state = putAsideAt ? `отложено ${moment(putAsideAt)}` : `снова ${moment(runAt)}`
    console.log(`${id} ${kind}: ${state}, попыток ${tries}, не выходит с ${moment(failingSince)}: ${lastError ?? '-'}`)
  }
}

const retry = async (db: Db, which: string, now: number): Promise<void> => {
  const count = await takeUp(db, which, now)
  console.log(`Снова в очереди: ${count}`)
  if (count === 0) process.exitCode = 1
}

const [command, which] = process.argv.slice(2)
if (!(command === 'list' || (command === 'retry' && which))) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  const run = (db: Db) => (command === 'list' ? list(db, Date.now()) : retry(db, which ?? '', Date.now()))
  await runCommand(run, console.error)
}
