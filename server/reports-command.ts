/**
 * `npm run reports -- <code>`: a report of a problem as its file, for the replay and for `npm run replay:test`. The audit has its line before
 * anything is shown (D257).
 */
import { readCode } from '../src/domain/support/report-code.ts'
import { fileOf } from '../src/replay/report/link.ts'
import { PLACES } from '../src/domain/portal/places.ts'
import type { Db } from './kernel/database/types.ts'
import { record } from './modules/audit/record.ts'
import { findReport } from './modules/problem-reports/reports.ts'
import { runCommand } from './start/command.ts'

const USAGE = 'npm run reports -- <код обращения>'

const run = async (db: Db, code: string): Promise<void> => {
  const now = Date.now()
  const report = await findReport(db, code, now)
  if (report === null) {
    console.error('Такого обращения нет')
    process.exitCode = 1
    return
  }
  const { ownerId, note, recording, width, height, theme } = report
  await record(
    db,
    { event: 'reportOpened', actor: null, subject: ownerId, object: report.code, origin: 'command', reason: 'byHand' },
    now,
  )
  // A place that this release has not is as good as any: the recording names its own.
  const place = PLACES.find(({ path }) => path === report.place)?.path ?? '/'
  process.stdout.write(fileOf({ note, place, width, height, theme, recording }))
}

const [code = '', ...rest] = process.argv.slice(2)
if (readCode(code) !== null && rest.length === 0) await runCommand((db) => run(db, code), console.error)
else {
  console.error(USAGE)
  process.exitCode = 2
}
