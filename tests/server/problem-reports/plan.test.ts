/** Among 100 000 reports none is looked for by reading all of them (D256, D257). */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { oneOf, rowsOf } from '../../../server/kernel/database/rows.ts'
import { problemReports } from '../../../server/kernel/database/schema.ts'
import type { Tx } from '../../../server/kernel/database/types.ts'
import { listReports, type Ended } from '../../../server/modules/problem-reports/list.ts'
import {
  eraseReport,
  findReport,
  forgetOldReports,
  reportsOf,
  sameAs,
  storeReport,
} from '../../../server/modules/problem-reports/reports.ts'
import { writeCode } from '../../../src/domain/support/report-code.ts'
import { openAsOwner } from '../support/server/test-database.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const ROWS = 100_000
const CODE = writeCode(4_242)
const OWNER = '00000000-0000-4000-8000-00000000aaaa'

/** Reports of 90 days with 1 kB each, of which nine are one person's, and a thousandth has ended alike. */
const fill = async (): Promise<void> => {
  const owner = await openAsOwner(world().db)
  const { db } = owner
  const at = new Date(world().clock.now()).toISOString()
  await db.execute(sql`set session_replication_role = replica`)
  // A cleaner of the table takes a commit that is not on the disk yet for one that not everybody may see.
  await db.execute(sql`set synchronous_commit = on`)
  await db.execute(sql`insert into problem_reports (id, code, owner_id, erase_hash, note, recording, release, place, width, height, theme,
      machine, state, signature, created_at, until)
    select md5('r' || n)::uuid, case n when 4242 then ${CODE} else 'code ' || n end,
      case when n % 11111 = 0 then ${OWNER}::uuid when n % 3 = 0 then null else md5('u' || n % 9000)::uuid end,
      'hash', 'Не работает', (select string_agg(md5(n::text || part), '') from generate_series(1, 32) part), '0.1.0', '/tool', 360, 740, 'light',
      'machine ' || n % 60, 'state ' || n % 13, 'signature ' || n % 1000, ${at}::timestamptz - n * interval '70 s',
      ${at}::timestamptz - n * interval '70 s' + interval '90 days'
    from generate_series(1, ${ROWS}::int) n`)
  await db.execute(sql`insert into problem_report_ends (report_id, machine, state, until)
    select report.id, machine, lain.state, until from problem_reports report cross join lateral (values (''), (report.state)) lain (state)`)
  await db.execute(sql`set session_replication_role = default`)
  await db.execute(sql`vacuum analyze problem_reports, problem_report_ends`)
  await owner.close()
}

interface Scans {
  whole: number
  rows: number
}

/** What this connection has counted and not told yet. */
const scansIn = async (tx: Tx): Promise<Scans> => {
  const counted = await tx.execute(sql`select seq_scan::int as whole, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
    from pg_stat_xact_user_tables where relname = 'problem_reports'`)
  return oneOf(rowsOf<Scans>(counted))
}

/** How the table was read by a piece of work: scans of all of it, and rows that were looked at. */
const readBy = (work: (tx: Tx) => Promise<unknown>): Promise<Scans> =>
  world().db.transaction(async (tx) => {
    const before = await scansIn(tx)
    await work(tx)
    const after = await scansIn(tx)
    return { whole: after.whole - before.whole, rows: after.rows - before.rows }
  })

describe.runIf(inject('engineSetup').engine === 'postgres')(`D256 D257 among ${ROWS} reports`, () => {
  beforeAll(fill)

  const now = () => world().clock.now()
  const found = async (tx: Tx) => (await findReport(tx, CODE, now())) ?? expect.fail('it is there')

  const listed = async (tx: Tx, place: Ended | null) => {
    const first = await listReports(tx, place, { cursor: undefined, size: 20, now: now() })
    expect(first.reports).toHaveLength(20)
    expect(first.next).not.toBeNull()
  }

  it.each<[string, number, (tx: Tx) => Promise<unknown>]>([
    ['a code is found', 1, found],
    ['those that ended alike are counted', 101, async (tx) => sameAs(tx, await found(tx), now())],
    ['a person’s are listed', 20, async (tx) => expect(await reportsOf(tx, OWNER, now())).toHaveLength(9)],
    ['the newest are listed', 21, (tx) => listed(tx, null)],
    ['those of a state are listed', 21, (tx) => listed(tx, { machine: 'machine 7', state: 'state 7' })],
    ['those of a flow are listed', 21, (tx) => listed(tx, { machine: 'machine 7', state: '' })],
    ['one is erased', 2, (tx) => eraseReport(tx, { code: CODE, eraseKey: 'x' })],
    [
      'one is stored',
      2,
      (tx) =>
        storeReport(tx, world().deps.certificateKey, {
          told: { note: '', recording: 'x', place: '/', width: 1, height: 1, theme: 'dark' },
          read: { release: '', machine: '', state: '', signature: randomUUID() },
          ownerId: null,
          now: now(),
        }),
    ],
    ['nothing is over yet', 0, (tx) => forgetOldReports(tx, now())],
  ])('%s along an index', async (_name, most, work) => {
    const { whole, rows } = await readBy(work)
    expect(whole).toBe(0)
    // The planner may look at the end of an index, once a statement, to know how far its values go.
    expect(rows).toBeLessThanOrEqual(most + 2)
  })

  it('those whose time is over are erased in short steps', async () => {
    const later = now() + 90 * 86_400_000 - 35_000 * 70_000
    await forgetOldReports(world().db, later)
    expect(await world().db.$count(problemReports), 'with the one that was stored').toBe(35_000)
  })
})
