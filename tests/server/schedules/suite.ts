import * as fc from 'fast-check'
import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, inject, it } from 'vitest'
import {
  accounts,
  balances,
  jobs,
  models,
  receipts as receiptTable,
  sales,
  tools,
} from '../../../server/kernel/database/schema.ts'
import { ANNA, DMITRY, IGOR, MARIA } from '../../../server/demo/people.ts'
import { addTools } from '../support/races/crowd.ts'
import { freshReceipt } from '../support/deeds/receipts.ts'
import { testApp } from '../support/server/test-app.ts'
import type { TestApp } from '../support/server/test-app.ts'
import { createModel } from './model.ts'
import { plan } from './plan.ts'
import { play } from './run.ts'

const OWNERS = [ANNA, DMITRY, MARIA]
const PERCENT = 10
/** More serials than schedules: shrinking a failure needs more. */
const SPARE = 1_000

/** Points of all people who earn here, in kopecks. */
const pointsOf = async ({ db }: TestApp): Promise<Map<string, number>> => {
  const rows = await db
    .select({ owner: accounts.userId, amount: balances.amount })
    .from(balances)
    .innerJoin(accounts, eq(accounts.id, balances.accountId))
    .where(and(inArray(accounts.userId, [...OWNERS, IGOR]), eq(accounts.kind, 'points')))
  return new Map(rows.map(({ owner, amount }) => [owner ?? '', amount]))
}

/** The rows of these serials on both sides, oldest first. */
const rowsOf = async ({ db }: TestApp, serials: string[]) => {
  const rows = await db
    .select({ side: sales.side, owner: sales.ownerId, sn: sales.sn, status: sales.status, fp: receiptTable.fp })
    .from(sales)
    .leftJoin(receiptTable, eq(receiptTable.id, sales.receiptId))
    .where(inArray(sales.sn, serials))
    .orderBy(sales.number)
  return rows.map((row) => ({ ...row, fp: row.fp ?? '' }))
}

/** Schedules per part: fewer on PostgreSQL, where they prove the same. */
const howMany = (): number => {
  if (process.env['GRID'] === 'full') return 10_000
  return inject('engineSetup').engine === 'pglite' ? 1_000 : 100
}

/**
 * B08 B10 C04: lost requests, lost replies, duplicates, reorderings and reloads between the machines of add-tool and reserve,
 * with their drafts and client, and the server's handlers. Nothing is lost, nothing is done twice, and the points equal the
 * model's. Two parts of 1 000 schedules run side by side; 10 000 each with GRID=full. A failure prints its seed and the smallest
 * failing schedule.
 */
export const describeSchedules = (part: number): void => {
  /** The limit per seller is not tested here. */
  const world = testApp({ reserveLimit: 1_000_000 })
  const base = new Map<string, number>()
  const count = howMany()
  let [tokens, free]: [string[], string[]] = [[], []]
  let [made, keys, requests] = [0, 0, 0]

  beforeAll(async () => {
    // Pending jobs of the demo world would run in between.
    await world().db.delete(jobs)
    tokens = await Promise.all([1, 8, 5].map((person) => world().tokenOf(person)))
    free = await addTools(world(), 160, count * 2 + SPARE)
    const { sn, bonus } = { sn: tools.sn, bonus: models.bonus }
    const known = await world().db.select({ sn, bonus }).from(tools).innerJoin(models, eq(models.id, tools.modelId))
    for (const tool of known) base.set(tool.sn, tool.bonus)
  })

  const props = () => {
    made += 1
    const serials = [free.pop() ?? '', free.pop() ?? '', `777.${String(made).padStart(6, '0')}`]
    const receipts = ['1', '0', '9', '5'].map((digit, index) => freshReceipt({ fp: `${made}${index}${digit}` }))
    return { serials, receipts, newKey: () => `schedule-key-${(keys += 1)}` }
  }

  it(`B08 B10 C04 ${count} schedules, part ${part}: 0 lost, 0 doubled, the ledger is the model’s`, async () => {
    /** All points before a schedule; null after a failed one. */
    let points: Map<string, number> | null = null
    const property = fc.asyncProperty(plan, async (schedule) => {
      // A failed schedule leaves jobs behind: the next, smaller one begins without them.
      if (!points) await world().db.delete(jobs)
      const due = new Map(points ?? (await pointsOf(world())))
      points = null
      const model = createModel(base, IGOR, PERCENT)
      const stage = { ...props(), world: world(), model, tokens, owners: OWNERS }
      requests += await play(stage, schedule)
      const expected = model.rows.map(({ side, owner, sn, status, fp }) => ({ side, owner, sn, status, fp }))
      expect(await rowsOf(world(), stage.serials), 'the rows').toEqual(expected)
      for (const { owner, amount } of model.payments) due.set(owner, (due.get(owner) ?? 0) + amount)
      const paid = await pointsOf(world())
      for (const [owner, amount] of due) expect(paid.get(owner) ?? 0, `the points of ${owner}`).toBe(amount)
      points = paid
    })
    await fc.assert(property, { seed: Number(process.env['SEED'] ?? part), numRuns: count })
    expect(world().jobErrors).toEqual([])
    expect(made).toBe(count)
    expect(requests).toBeGreaterThan(count * 3)
  }, 3_600_000)
}
