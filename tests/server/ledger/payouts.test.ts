/** Points that a payout holds: gone once, or back once. */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { ANNA } from '../../../server/demo/people.ts'
import { accounts, balances, ledgerComments, ledgerTransactions, payouts, users } from '../../../server/kernel/database/schema.ts'
import { deletePerson } from '../../../server/modules/deletion/delete-person.ts'
import { balanceOf, heldOf, PROGRAMME } from '../../../server/modules/ledger/ledger.ts'
import { holdPoints, returnHeld, settleHeld } from '../../../server/modules/ledger/payouts.ts'
import { verifyLedger } from '../../../server/modules/ledger/verify/verify.ts'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import { refusalOf } from '../support/tamper.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'

const world = testApp()
const NOW = 1_000_000
let points = 0

const within = <Result>(work: (tx: Parameters<typeof holdPoints>[0]) => Promise<Result>): Promise<Result> =>
  world().db.transaction(work)
const hold = (payoutId: string, amount: number) =>
  within(async (tx) => {
    const [bankCard, pan, at] = ['bank-card', '2200********4242', new Date(NOW)]
    await tx
      .insert(payouts)
      .values({ id: payoutId, userId: ANNA, bankCard, pan, amount, step: 'sent', createdAt: at, until: at })
      .onConflictDoNothing()
    await holdPoints(tx, { userId: ANNA, payoutId, amount }, NOW)
  })
/** The outcome, and the row as it follows from it. */
const end = (payoutId: string, work: typeof settleHeld) =>
  within(async (tx) => {
    const outcome = await work(tx, { payoutId }, NOW)
    const row = outcome === 'DISCHARGE' ? ({ step: 'settled' } as const) : ({ step: 'returned', reason: 'declined' } as const)
    await tx
      .update(payouts)
      .set({ ...row, endedAt: new Date(NOW), taxRecord: null })
      .where(eq(payouts.id, payoutId))
    return outcome
  })
const settle = (payoutId: string) => end(payoutId, settleHeld)
const giveBack = (payoutId: string) => end(payoutId, returnHeld)
const sums = async () => [await balanceOf(world().db, ANNA), await heldOf(world().db, ANNA)]

const operationsOf = async (payoutId: string): Promise<string[]> => {
  const rows = await world().db.select().from(ledgerTransactions).where(eq(ledgerTransactions.payoutId, payoutId))
  return rows.map(({ operation }) => operation).toSorted()
}
const expectWhole = async (): Promise<void> => {
  const findings: unknown[] = []
  await verifyLedger(world().db, (finding) => findings.push(finding))
  expect(findings).toEqual([])
}

beforeAll(async () => {
  points = await balanceOf(world().db, ANNA)
})

describe('C01 a payout', () => {
  it('holds points, and then they are gone: once, however often it is said', async () => {
    const id = randomUUID()
    await hold(id, 500)
    await hold(id, 500)
    expect(await sums()).toEqual([points - 500, 500])
    expect([await settle(id), await settle(id), await giveBack(id)]).toEqual(['DISCHARGE', 'DISCHARGE', 'DISCHARGE'])
    expect(await sums()).toEqual([points - 500, 0])
    expect(await operationsOf(id)).toEqual(['DISCHARGE', 'DISCHARGE_HOLD'])
    points -= 500
    await expectWhole()
  })

  it('that fails gives the points back, once; the return names what it takes back', async () => {
    const id = randomUUID()
    await hold(id, 500)
    expect([await giveBack(id), await giveBack(id), await settle(id)]).toEqual(Array(3).fill('DISCHARGE_FAILED'))
    expect(await sums()).toEqual([points, 0])
    const rows = await world().db.select().from(ledgerTransactions).where(eq(ledgerTransactions.payoutId, id))
    const [held, back] = ['DISCHARGE_HOLD', 'DISCHARGE_FAILED'].map((name) => rows.find(({ operation }) => operation === name))
    expect([rows.length, back?.reverses]).toEqual([2, held?.id])
    await expectWhole()
  })

  it('of more than there is is refused and writes nothing; of everything it is not', async () => {
    const [more, all] = [randomUUID(), randomUUID()]
    await expect(hold(more, points + 1)).rejects.toMatchObject({ body: { code: 153 } })
    expect([await operationsOf(more), await sums()]).toEqual([[], [points, 0]])
    await hold(all, points)
    expect(await sums()).toEqual([0, points])
    await giveBack(all)
  })

  it('that holds nothing has no outcome', async () => {
    expect(await refusalOf(settle(randomUUID()))).toMatch(/holds nothing/)
    expect(await refusalOf(giveBack(randomUUID()))).toMatch(/holds nothing/)
  })

  it.each([2, 10, 40])('%i holds at once: as many as there are points for', async (count) => {
    const sum = Math.floor(points / Math.ceil(count / 2))
    const ids = Array.from({ length: count }, () => randomUUID())
    const ends = await Promise.allSettled(ids.map((id) => hold(id, sum)))
    const granted = ids.filter((_id, place) => ends[place]?.status === 'fulfilled')
    expect(granted.length).toBe(Math.min(count, Math.floor(points / sum)))
    await Promise.all(granted.map(giveBack))
    expect(await sums()).toEqual([points, 0])
    await expectWhole()
  })

  it('whose answers come twenty at once has one outcome', async () => {
    const id = randomUUID()
    await hold(id, 500)
    const ends = await Promise.all(Array.from({ length: 20 }, (_, place) => (place % 2 ? settle(id) : giveBack(id))))
    expect(new Set(ends).size).toBe(1)
    expect(await operationsOf(id)).toHaveLength(2)
    expect(await sums()).toEqual(ends[0] === 'DISCHARGE' ? [points - 500, 0] : [points, 0])
    points = await balanceOf(world().db, ANNA)
  })
})

describe('A40 C06 a person who goes while payouts hold points', () => {
  it('leaves the points to spend to the programme; a payout goes on, and what comes back is forfeited; words go', async () => {
    const [paid, failed] = [randomUUID(), randomUUID()]
    await hold(paid, 700)
    await hold(failed, 300)
    const rows = await world().db.select().from(accounts).where(eq(accounts.userId, ANNA))
    const idOf = (kind: string) => rows.find((row) => row.kind === kind)?.id ?? ''
    const [held] = await world().db.select().from(ledgerTransactions).where(eq(ledgerTransactions.payoutId, failed))
    await world().db.insert(ledgerComments).values({ transactionId: held!.id, userId: ANNA, text: 'Для Анны' })
    await within((tx) => deletePerson(tx, phoneOf(1), { origin: 'test', payeeKeys: world().deps.payeeKeys, now: NOW }))
    expect(await world().db.$count(users, eq(users.id, ANNA))).toBe(0)
    expect(await world().db.$count(ledgerComments)).toBe(0)

    const amountOf = async (kind: string): Promise<number | undefined> => {
      const [row] = await world()
        .db.select()
        .from(balances)
        .where(eq(balances.accountId, idOf(kind)))
      return row?.amount
    }
    const programme = async (): Promise<number> => {
      const [row] = rowsOf<{ amount: number }>(
        await world().db.execute(sql`select sum(amount)::int as amount from ledger_entries where account_id = ${PROGRAMME}`),
      )
      return row?.amount ?? 0
    }
    const before = await programme()
    expect([await amountOf('points'), await amountOf('held')]).toEqual([0, 1000])
    expect([await settle(paid), await giveBack(failed), await giveBack(failed)]).toEqual([
      'DISCHARGE',
      'DISCHARGE_FAILED',
      'DISCHARGE_FAILED',
    ])
    expect([await amountOf('points'), await amountOf('held'), (await programme()) - before]).toEqual([0, 0, 300])
    expect(await operationsOf(failed)).toEqual(['DISCHARGE_FAILED', 'DISCHARGE_HOLD', 'FORFEIT'])
    await expectWhole()
    const nobodys = { userId: ANNA, payoutId: randomUUID(), amount: 1 }
    await expect(within((tx) => holdPoints(tx, nobodys, NOW))).rejects.toMatchObject({ body: { code: 153 } })
  })
})
