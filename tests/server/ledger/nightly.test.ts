/** The jobs of the ledger: sealed hourly, checked every night, told by readiness and metrics. */
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANNA } from '../../../server/demo/people.ts'
import { serveHealth } from '../../../server/http/watch/health.ts'
import { createMetrics } from '../../../server/http/watch/metrics.ts'
import { ledgerChecks, ledgerSeals } from '../../../server/kernel/database/schema.ts'
import type { OpenDatabase } from '../../../server/kernel/database/types.ts'
import { balanceOf } from '../../../server/modules/ledger/ledger.ts'
import { ledgerState } from '../../../server/modules/ledger/state.ts'
import { START, verifyStep } from '../../../server/modules/ledger/verify/verify.ts'
import { scheduleRepeating } from '../../../server/start/jobs.ts'
import { DAY, HOUR, SECOND } from '../support/server/clock.ts'
import { freeSerial } from '../support/deeds/receipts.ts'
import { sell } from '../support/deeds/sell.ts'
import { accountSql, perform } from '../support/tamper.ts'
import { testApp } from '../support/server/test-app.ts'
import { openAsOwner } from '../support/server/test-database.ts'

const world = testApp()
let owner: OpenDatabase
beforeAll(async () => {
  owner = await openAsOwner(world().db)
})
afterAll(() => owner.close())

const seals = () => world().db.select().from(ledgerSeals).orderBy(ledgerSeals.number)
const checks = () => world().db.select().from(ledgerChecks).orderBy(ledgerChecks.id)

const told = async (): Promise<{ status: number; ledger: unknown; metrics: string[] }> => {
  const app = fastify()
  const source = {
    db: world().db,
    worker: { quietFor: () => 0, failing: () => [] },
    isStopping: () => false,
    sandboxes: [],
    onFailure: () => undefined,
  }
  serveHealth(app, source)
  const answer = await app.inject('/readyz')
  await app.close()
  const text = await createMetrics({ db: world().db, now: world().clock.now, pool: null, onFailure: () => undefined }).text()
  const metrics = text.split('\n').filter((line) => /^mst_ledger_(findings|checked|sealed)/.test(line))
  return { status: answer.statusCode, ledger: answer.json<{ ledger: unknown }>().ledger, metrics }
}

describe('C01 the ledger is watched', () => {
  it('before the first check nothing is said', async () => {
    expect(await told()).toEqual({
      status: 200,
      ledger: null,
      metrics: ['mst_ledger_findings 0', 'mst_ledger_checked_seconds Nan', 'mst_ledger_sealed_seconds Nan'],
    })
  })

  it('a server that starts has it sealed and checked; then every hour, and at half past three in Moscow', async () => {
    await scheduleRepeating(world().deps)
    await world().runJobs()
    const [seal] = await seals()
    const [check] = await checks()
    expect(seal).toMatchObject({ number: 1, afterEntry: 0, entries: check?.entries })
    expect(check).toMatchObject({ findings: 0, found: [], endedAt: new Date(world().clock.now()) })
    expect(await told()).toEqual({
      status: 200,
      ledger: 'ok',
      metrics: ['mst_ledger_findings 0', 'mst_ledger_checked_seconds 0', 'mst_ledger_sealed_seconds 0'],
    })
    const before = await balanceOf(world().db, ANNA)
    await sell(world(), { person: 1, sn: freeSerial() })
    world().clock.pass(4 * SECOND)
    await world().runJobs()
    expect(await balanceOf(world().db, ANNA)).toBeGreaterThan(before)
    expect(await seals()).toHaveLength(1)
    world().clock.pass(HOUR)
    await world().runJobs()
    const [, second] = await seals()
    expect(second).toMatchObject({ number: 2, afterEntry: seal?.uptoEntry, entries: 4 })
    world().clock.pass(DAY)
    await world().runJobs()
    const all = await checks()
    expect(all.map(({ entries }) => entries)).toEqual([check?.entries, (check?.entries ?? 0) + 4])
    expect(world().jobErrors).toEqual([])
  })

  it('a check under way goes on where it was, and tells what it has found before it is over', async () => {
    await owner.db.transaction((tx) =>
      perform(tx, [
        'set local session_replication_role = replica',
        `update balances set amount = amount + 1 where account_id = ${accountSql(ANNA)}`,
      ]),
    )
    const first = await verifyStep(world().db, START)
    const second = await verifyStep(world().db, first.next ?? START)
    expect([first.findings, second.findings.map(({ kind }) => kind)]).toEqual([[], ['balance']])
    const at = new Date(world().clock.now())
    const seen = { startedAt: at, cursor: second.next, entries: 0, findings: 1, found: second.findings }
    await world().db.insert(ledgerChecks).values(seen)
    expect(await ledgerState(world().db)).toMatchObject({ findings: 1 })
    world().clock.pass(HOUR)
    await world().runJobs()
    const last = (await checks()).at(-1)
    expect(last).toMatchObject({ findings: 1, found: second.findings, endedAt: new Date(world().clock.now()) })
  })

  it('a finding is told by readiness, which stays ready, and by the metrics', async () => {
    expect(await told()).toMatchObject({ status: 200, ledger: 'no', metrics: expect.arrayContaining(['mst_ledger_findings 1']) })
  })
})
