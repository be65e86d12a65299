/** The order of a queue, its pages, and what a page of a long one reads (C05, C07). */
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { deskCases } from '../../../server/kernel/database/schema.ts'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import { queuesStatement } from '../../../server/modules/cases/queues.ts'
import { CASE_KINDS, MOST_COUNTED } from '../../../src/domain/desk/cases.ts'
import { lateOf, pageOf, restOf } from '../../../server/modules/cases/page.ts'
import { DEFAULT_DEADLINES, deskEnd, lateBefore } from '../../../server/modules/sales/deadlines.ts'
import { openAsOwner } from '../support/server/test-database.ts'
import { testApp } from '../support/server/test-app.ts'
import { chance } from '../support/races/random.ts'
import { DAY, HOUR, TEST_START } from '../support/server/clock.ts'
import { operator, page, waitingInn } from './support.ts'

const world = testApp()

const ROWS = 100_000
const LATE = Date.UTC(2026, 10, 17)

type Row = typeof deskCases.$inferSelect

/** Cases of many degrees and few moments, so that many are alike; inserted by the server, as its triggers would. */
const fill = async (): Promise<void> => {
  await world().db.execute(sql`delete from desk_cases where kind = 'tool'`)
  await world().db.execute(sql`
    insert into desk_cases (kind, id, since, suspicion)
    select 'tool', md5(n::text)::uuid, ${new Date(LATE - 30 * DAY).toISOString()}::timestamptz + (n * 7919 % 60000) * interval '1 minute',
      case when n % 50 = 0 then n / 50 % 10 else 0 end
    from generate_series(1, ${ROWS}::int) as n`)
  const owner = await openAsOwner(world().db)
  await owner.db.execute(sql`analyze desk_cases`)
  await owner.close()
}

const compare = (one: string | number, other: string | number): number => (one < other ? -1 : Number(one > other))

/** The whole queue in its order, without the server's statements. */
const reference = async (): Promise<string[]> => {
  const rows = await world()
    .db.select()
    .from(deskCases)
    .where(sql`kind = 'tool'`)
  const rank = ({ since, suspicion }: Row): number => (since.getTime() < LATE ? -1 : 9 - suspicion)
  return rows
    .toSorted((a, b) => rank(a) - rank(b) || a.since.getTime() - b.since.getTime() || compare(a.id, b.id))
    .map(({ id }) => id)
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** Rows that a plan takes from the queue, and those that it looks at besides. */
const readBy = (plan: Plan): { rows: number; kinds: string[] } => {
  const below = (plan.Plans ?? []).map(readBy)
  const own = plan['Relation Name'] === 'desk_cases'
  const looked = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  return {
    rows: (own ? looked * plan['Actual Loops'] : 0) + below.reduce((sum, { rows }) => sum + rows, 0),
    kinds: [...(own ? [plan['Node Type']] : []), ...below.flatMap(({ kinds }) => kinds)],
  }
}

const explain = async (query: SQL): Promise<{ rows: number; kinds: string[] }> => {
  const found = await world().db.execute(sql`explain (analyze, format json) ${query}`)
  const [row] = rowsOf<{ 'QUERY PLAN': { Plan: Plan }[] | string }>(found)
  const told = row?.['QUERY PLAN'] ?? []
  const [first] = (typeof told === 'string' ? JSON.parse(told) : told) as { Plan: Plan }[]
  if (!first) throw new Error('no plan')
  return readBy(first.Plan)
}

describe('C05 C07 a queue of 100 000', () => {
  it('comes in its order, whole, and no page reads more than ten times its rows', async () => {
    await fill()
    const whole = await reference()
    const size = 2_000
    const ids: string[] = []
    let after: Parameters<typeof pageOf>[2]['after'] = null
    for (;;) {
      const rows = await pageOf(world().db, 'tool', { late: LATE, after, size })
      ids.push(...rows.map(({ id }) => id))
      const last = rows.at(-1)
      if (!last || rows.length < size) break
      after = { ...last, late: LATE, since: last.since.getTime() }
    }
    expect(ids).toEqual(whole)
    // At the beginning, in the middle of each part, and at the end.
    const { below } = chance(1)
    const rows = new Map((await world().db.select().from(deskCases)).map((row) => [row.id, row]))
    const places = [0, ...Array.from({ length: 12 }, () => below(ROWS)), ROWS - 2]
    for (const place of places) {
      const row = rows.get(whole[place] ?? '')
      if (!row) throw new Error('a row of the reference')
      const position = { ...row, isLate: row.since.getTime() < LATE, late: LATE, since: row.since.getTime() }
      const query = position.isLate ? lateOf('tool', LATE, position, 21) : restOf('tool', LATE, position, 21)
      const { rows: read, kinds } = await explain(query)
      expect(
        kinds.filter((kind) => !kind.startsWith('Index')),
        `at ${place}`,
      ).toEqual([])
      expect(read, `at ${place}`).toBeLessThanOrEqual(21 * 10)
    }
    expect((await explain(restOf('tool', LATE, null, 21))).rows).toBeLessThanOrEqual(21 * 10)
  })
})

describe('C07 the counts of queues', () => {
  it('go no further than a hundred, late ones first, and read no more of a queue or of the chat', async () => {
    await fill()
    const counted = rowsOf<{ kind: string; count: number; late: number }>(
      await world().db.execute(queuesStatement(new Date(LATE))),
    )
    expect(counted.find(({ kind }) => kind === 'tool')).toMatchObject({ count: MOST_COUNTED, late: MOST_COUNTED })
    const { rows, kinds } = await explain(queuesStatement(new Date(LATE)))
    expect(kinds.filter((kind) => !kind.startsWith('Index'))).toEqual([])
    expect(rows).toBeLessThanOrEqual(MOST_COUNTED * CASE_KINDS.length)
    const none = rowsOf<{ late: number }>(await world().db.execute(queuesStatement(new Date(0))))
    expect(none.map((row) => row.late)).toEqual(CASE_KINDS.map(() => 0))
  })
})

describe('C05 what is late', () => {
  it('is what the deadline of the desk says, through two weeks', () => {
    for (let now = TEST_START; now < TEST_START + 14 * DAY; now += 7 * HOUR)
      for (let since = now - 9 * DAY; since <= now; since += 5 * HOUR) {
        const isLate = deskEnd(new Date(since), DEFAULT_DEADLINES).getTime() <= now
        expect(
          since < lateBefore(now, DEFAULT_DEADLINES).getTime(),
          `${new Date(since).toISOString()} at ${new Date(now).toISOString()}`,
        ).toBe(isLate)
      }
  })

  it('stays in its place to the end of a list that is read over midnight', async () => {
    const desk = await operator(world())
    const made = []
    for (let at = 0; at < 5; at += 1) {
      made.push(await waitingInn(world()))
      world().clock.pass(HOUR)
    }
    const first = await page(world(), desk, { kind: 'inn', size: '2' })
    const { cases, next } = first.json.payload as { cases: { id: string; isLate: boolean }[]; next: string }
    world().clock.pass(10 * DAY)
    const later = await operator(world())
    await world()
      .db.update(deskCases)
      .set({ suspicion: 5 })
      .where(sql`id = ${made[4]?.id ?? ''}`)
    const rest = await page(world(), later, { kind: 'inn', size: '100', cursor: next })
    const more = (rest.json.payload as { cases: { id: string; isLate: boolean }[] }).cases
    // One that has become more suspicious than the place of the list has gone by; nothing comes twice.
    expect([...cases, ...more].map(({ id }) => id)).toEqual(made.slice(0, 4).map(({ id }) => id))
    expect([...cases, ...more].map(({ isLate }) => isLate)).toEqual([false, false, true, true])
    const again = await page(world(), later, { kind: 'inn', size: '100' })
    expect((again.json.payload as { cases: { id: string }[] }).cases.map(({ id }) => id)).toEqual(made.map(({ id }) => id))
  })
})
