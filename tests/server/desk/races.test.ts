/**
 * Operators at the same time: a decision is carried out or taken back, never both; two who work through one queue decide each row once; a
 * process that dies at any await of a decision loses and doubles nothing. Few seeds and the embedded engine's order; many with GRID=full.
 */
import { setImmediate } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { audit, deskCases, deskDecisions, deskTakes, jobs, notifications, sales } from '../../../server/kernel/database/schema.ts'
import { PROFI } from '../../../server/demo/people.ts'
import { buildWorker } from '../../../server/start/jobs.ts'
import { deafWatch } from '../support/server/jobs.ts'
import { MINUTE, SECOND } from '../support/server/clock.ts'
import { testApp } from '../support/server/test-app.ts'
import { chance } from '../support/races/random.ts'
import { hire } from '../team/support.ts'
import type { Member } from '../team/support.ts'
import { createBank } from '../payouts/bank.ts'
import { startProcesses } from '../payouts/faults.ts'
import type { Processes } from '../payouts/faults.ts'
import { act, decide, operator, page, takeAndDecide, versionOf, waitingTool } from './support.ts'
import type { Waiting } from './support.ts'

const world = testApp()
const isFull = process.env['GRID'] === 'full'
const SEEDS = Array.from({ length: isFull ? 100 : 6 }, (_, at) => at + 1)
const RACES = Array.from({ length: isFull ? 20 : 1 }, (_, at) => at + 1)
const ROWS = 200
/** On a busy machine the calls of two operators about 200 rows take longer than a test usually may. */
const PATIENCE = 300_000

let seller: Member
beforeAll(async () => {
  seller = await hire(world(), PROFI)
})

const statusOf = async ({ id }: Pick<Waiting, 'id'>) =>
  (await world().db.select({ is: sales.status }).from(sales).where(eq(sales.id, id)))[0]?.is

/** Decisions about a row that have counted: lines of the audit, and what its person was told. */
const counted = async (ids: readonly string[]): Promise<{ lines: number; told: number }> => ({
  lines: await world().db.$count(
    audit,
    and(inArray(audit.object, [...ids]), inArray(audit.event, ['saleApproved', 'saleRefused'])),
  ),
  told: await world().db.$count(
    notifications,
    and(inArray(notifications.subject, [...ids]), inArray(notifications.event, ['saleApproved', 'saleRefused'])),
  ),
})

const none = async (ids: readonly string[]): Promise<void> => {
  expect(await world().db.$count(deskDecisions, inArray(deskDecisions.caseId, [...ids]))).toBe(0)
}

/** Lets other work go on for so many turns. */
const wait = async (turns: number): Promise<void> => {
  for (let at = 0; at < turns; at += 1) await setImmediate()
}

describe('C07 a cancel against the moment', () => {
  const ends = new Set<number>()

  it.each(SEEDS)('seed %i: carried out or taken back, never both', async (seed) => {
    const random = chance(seed)
    const desk = await operator(world())
    const rows = await Promise.all(Array.from({ length: 5 }, () => waitingTool(world(), { owner: seller })))
    for (const row of rows) await takeAndDecide(world(), desk, row, { verdict: 'approve' })
    world().clock.pass(9_999)
    // The worker's clock is ahead of the operations' by less than a tick.
    const now = world().clock.now()
    const worker = buildWorker(
      { ...world().deps, now: () => now + 1 },
      { ...deafWatch, failed: (error) => world().jobErrors.push(error) },
    )
    const cancels = rows.map(async (row) => {
      await wait(random.below(40))
      return { row, code: (await act(world(), desk, row, 'cancel')).json.code }
    })
    const [answers] = await Promise.all([Promise.all(cancels), wait(random.below(40)).then(async () => worker.tick())])
    world().clock.pass(SECOND)
    await world().runJobs()
    for (const { row, code } of answers) {
      expect([0, 143], `code of ${row.id}`).toContain(code)
      expect(await statusOf(row)).toBe(code === 0 ? 'PENDING' : 'FINISH')
      expect(await counted([row.id])).toEqual(code === 0 ? { lines: 0, told: 0 } : { lines: 1, told: 1 })
    }
    for (const { code } of answers) ends.add(code)
    await none(rows.map(({ id }) => id))
    expect(world().jobErrors).toEqual([])
  })

  it('both have happened', () => expect(ends).toEqual(new Set([0, 143])))
})

/** The rows that wait for a decision, whatever page they stand on. */
const openRows = async (desk: Member): Promise<string[]> => {
  const open: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const answer = await page(world(), desk, { kind: 'tool', size: '100', ...(cursor !== '' && { cursor }) })
    const list = answer.json.payload as { cases: { id: string; pending: unknown }[]; next: string | null }
    open.push(...list.cases.flatMap(({ id, pending }) => (pending === null ? [id] : [])))
    cursor = list.next
  }
  return open
}

/** Works through a queue as an operator does: opens it, takes what is free, decides, until nothing is left to take. */
const workThrough = async (desk: Member, random: ReturnType<typeof chance>): Promise<Map<string, string>> => {
  const decided = new Map<string, string>()
  for (;;) {
    const open = await openRows(desk)
    if (open.length === 0) return decided
    for (const id of random.shuffle(open.slice(0, 60)).slice(0, 5 + random.below(30))) {
      const which = { kind: 'tool', id } as const
      if ((await act(world(), desk, which, 'take')).json.code !== 0) continue
      const verdict = random.pick(['approve', 'refuse'] as const)
      const { json } = await decide(world(), desk, which, { verdict, reason: 'Так не пойдёт' })
      if (json.code === 0) decided.set(id, verdict)
    }
  }
}

describe('C07 two operators and 200 rows', () => {
  it.each(RACES)(
    'seed %i: each row is decided once, by one of them',
    async (seed) => {
      await world().db.execute(sql`update sales set status = 'FAIL' where status in ('PENDING', 'APPROVE_PENDING')`)
      const rows: Waiting[] = []
      for (let at = 0; at < ROWS; at += 10)
        rows.push(...(await Promise.all(Array.from({ length: 10 }, () => waitingTool(world(), { owner: seller })))))
      const ids = rows.map(({ id }) => id)
      const [one, two] = [await operator(world(), 'Петрова'), await operator(world(), 'Сидорова')]
      const [of1, of2] = await Promise.all([workThrough(one, chance(seed)), workThrough(two, chance(seed + 1_000))])
      expect([...of1.keys()].filter((id) => of2.has(id))).toEqual([])
      expect(new Set([...of1.keys(), ...of2.keys()])).toEqual(new Set(ids))
      expect(Math.min(of1.size, of2.size)).toBeGreaterThan(0)
      world().clock.pass(10 * SECOND)
      await world().runJobs()
      const ends = await world().db.select({ id: sales.id, is: sales.status }).from(sales).where(inArray(sales.id, ids))
      const wanted = new Map([...of1, ...of2].map(([id, verdict]) => [id, verdict === 'approve' ? 'FINISH' : 'FAIL']))
      expect(new Map(ends.map(({ id, is }) => [id, is]))).toEqual(wanted)
      expect(await counted(ids)).toEqual({ lines: ROWS, told: ROWS })
      expect(await world().db.$count(deskTakes, inArray(deskTakes.caseId, ids))).toBe(0)
      expect(world().jobErrors).toEqual([])
    },
    PATIENCE,
  )

  it('who asks for one row at once: one has it', async () => {
    const desks = await Promise.all(Array.from({ length: 8 }, () => operator(world())))
    const row = await waitingTool(world(), { owner: seller })
    const codes = await Promise.all(desks.map(async (desk) => (await act(world(), desk, row, 'take')).json.code))
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 138, 138, 138, 138, 138, 138, 138])
    const holder = desks[codes.indexOf(0)]
    const version = await versionOf(world(), row)
    const body = { verdict: 'approve', version }
    const again = await Promise.all(
      Array.from({ length: 5 }, async () => (await act(world(), holder ?? seller, row, 'decide', body)).json.code),
    )
    expect(again.toSorted((a, b) => a - b)).toEqual([0, 142, 142, 142, 142])
    world().clock.pass(10 * SECOND)
    await world().runJobs()
    expect(await counted([row.id])).toEqual({ lines: 1, told: 1 })
  })
})

describe.runIf(inject('engineSetup').engine === 'postgres')('C07 a process that dies between the decision and its moment', () => {
  let processes: Processes
  beforeAll(async () => {
    processes = await startProcesses(world())
  })
  afterAll(() => processes.close())

  /** @param at the await at which the first process dies; null: it lives. @returns its awaits */
  const live = async (at: number | null): Promise<string[]> => {
    const desk = await operator(world())
    const row = await waitingTool(world(), { owner: seller })
    await takeAndDecide(world(), desk, row, { verdict: 'approve' })
    world().clock.pass(10 * SECOND)
    const points = await processes.liveOnce(createBank(), at)
    // Longer than the lock of a dead process.
    world().clock.pass(2 * MINUTE)
    await processes.liveOnce(createBank(), null)
    expect(await statusOf(row), `died at ${at}: ${points.at(-1)}`).toBe('FINISH')
    expect(await counted([row.id])).toEqual({ lines: 1, told: 1 })
    expect(await world().db.$count(deskCases, eq(deskCases.id, row.id))).toBe(0)
    await none([row.id])
    return points
  }

  it('at every await of the job: the next process carries it out, once', async () => {
    await world().db.delete(jobs)
    const awaits = (await live(null)).length
    expect(awaits).toBeGreaterThan(15)
    for (let at = 0; at < awaits; at += 1) await live(at)
  })
})
