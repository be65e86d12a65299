import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { accounts, ledgerEntries, ledgerTransactions, sales } from '../../server/kernel/database/schema.ts'
import type { Db } from '../../server/kernel/database/types.ts'
import { ANNA, IGOR } from '../../server/demo/people.ts'
import { balanceOf, chargePoints, PROGRAMME } from '../../server/modules/ledger/ledger.ts'
import { oneOf, rowsOf } from '../../server/kernel/database/rows.ts'
import { untilWaiting } from './support/locks.ts'
import { testApp } from './support/test-app.ts'

const world = testApp()

const accountOf = async (db: Db, userId: string): Promise<string> =>
  oneOf(
    await db
      .select()
      .from(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.kind, 'points'))),
  ).id

const transfer = (amounts: Record<string, number>) =>
  world().db.transaction(async (tx) => {
    const id = randomUUID()
    await tx.insert(ledgerTransactions).values({ id, operation: 'CHARGE_FOR_SALE', createdAt: new Date(0) })
    const entries = Object.entries(amounts).map(([accountId, amount]) => ({ transactionId: id, accountId, amount }))
    if (entries.length > 0) await tx.insert(ledgerEntries).values(entries)
  })

const causeOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Error)) return 'it was allowed'
  return error.cause instanceof Error ? error.cause.message : error.message
}

describe('the ledger', () => {
  it('C01 a transaction whose entries do not make zero, or that has none, is refused at commit', async () => {
    const mine = await accountOf(world().db, ANNA)
    expect(await causeOf(transfer({ [mine]: 100, [PROGRAMME]: -99 }))).toMatch('not balanced')
    expect(await causeOf(transfer({ [mine]: 100 }))).toMatch('not balanced')
    expect(await causeOf(transfer({}))).toMatch('no entries')
  })

  it('a balance cannot go below zero', async () => {
    const mine = await accountOf(world().db, ANNA)
    const balance = await balanceOf(world().db, ANNA)
    expect(await causeOf(transfer({ [mine]: -balance - 1, [PROGRAMME]: balance + 1 }))).toMatch('balances_not_negative')
    expect(await balanceOf(world().db, ANNA)).toBe(balance)
  })

  it('a repeat charges nothing twice, also when twenty come together, and every balance is the sum of its entries', async () => {
    const before = [await balanceOf(world().db, ANNA), await balanceOf(world().db, IGOR)]
    const waiting = and(eq(sales.ownerId, ANNA), eq(sales.status, 'TAX_PENDING'))
    const { id: saleId } = oneOf(await world().db.select().from(sales).where(waiting).limit(1))
    const charges = [
      { userId: ANNA, operation: 'CHARGE_FOR_SALE' as const, saleId, amount: 15_000 },
      { userId: IGOR, operation: 'CHARGE_FOR_ADMIN' as const, saleId, amount: 1_500 },
    ]
    const orders = Array.from({ length: 20 }, (_, index) => (index % 2 ? charges : charges.toReversed()))
    await Promise.all(orders.map((order) => world().db.transaction((tx) => chargePoints(tx, order, 0))))
    expect([await balanceOf(world().db, ANNA), await balanceOf(world().db, IGOR)]).toEqual([
      before[0]! + 15_000,
      before[1]! + 1_500,
    ])
    const wrong = await world().db.execute(
      sql`select 1 from balances b where amount <> (select coalesce(sum(amount), 0) from ledger_entries e where e.account_id = b.account_id)`,
    )
    expect(rowsOf(wrong)).toEqual([])
  })
})

describe.runIf(inject('engineSetup').engine === 'postgres')('locks of the ledger', () => {
  const charge = (userId: string, saleId: string) => ({ userId, operation: 'CHARGE_FOR_SALE' as const, saleId, amount: 100 })

  it.each([
    ['the first of them', ANNA, IGOR],
    ['the other one', IGOR, ANNA],
  ])(
    'C01 two transactions that charge the same two people the other way round never wait for each other: %s is held',
    async (_who, first, second) => {
      const { db } = world()
      const before = [await balanceOf(db, first), await balanceOf(db, second)]
      const free = sql`not exists (select 1 from ledger_transactions t where t.sale_id = ${sales.id})`
      const [one, two, three, four] = (await db.select({ id: sales.id }).from(sales).where(free).limit(4)).map(({ id }) => id)
      const orders = [
        [charge(first, one!), charge(second, two!)],
        [charge(second, three!), charge(first, four!)],
      ]
      const ends: Promise<void>[] = []
      await db.transaction(async (tx) => {
        await tx
          .select()
          .from(accounts)
          .where(eq(accounts.id, await accountOf(tx, first)))
          .for('no key update')
        for (const order of orders) {
          ends.push(db.transaction((own) => chargePoints(own, order, 0)))
          await untilWaiting(db, ends.length)
        }
      })
      // In order of arrival, the second job would now hold a lock that the first wants, and want a lock that the first gets.
      expect(await Promise.allSettled(ends)).toEqual(orders.map(() => ({ status: 'fulfilled', value: undefined })))
      expect([await balanceOf(db, first), await balanceOf(db, second)]).toEqual(before.map((amount) => amount + 200))
    },
  )
})
