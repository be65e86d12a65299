import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { accounts, ledgerEntries, ledgerTransactions, retailPoints, sales } from '../../../server/kernel/database/schema.ts'
import type { Db } from '../../../server/kernel/database/types.ts'
import { ANNA, DMITRY, IGOR, PROFI } from '../../../server/demo/people.ts'
import { balanceOf, chargePoints, PROGRAMME } from '../../../server/modules/ledger/ledger.ts'
import { finishSales } from '../../../server/modules/sales/finish.ts'
import { oneOf, rowsOf } from '../../../server/kernel/database/rows.ts'
import { finishedSale } from '../support/deeds/earn.ts'
import { untilWaiting } from '../support/races/locks.ts'
import { testApp } from '../support/server/test-app.ts'

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
    const saleId = await finishedSale(tx, { ownerId: ANNA, bonus: 100, side: 'seller', at: new Date(0) })
    await tx.insert(ledgerTransactions).values({ id, operation: 'CHARGE_FOR_SALE', saleId, createdAt: new Date(0) })
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
    const sold = { ownerId: ANNA, bonus: 15_000, side: 'seller', pointId: PROFI, at: new Date(0) } as const
    const saleId = await finishedSale(world().db, sold)
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
      const sold = (ownerId: string) => finishedSale(db, { ownerId, bonus: 100, side: 'seller', at: new Date(0) })
      const orders = [
        [charge(first, await sold(first)), charge(second, await sold(second))],
        [charge(second, await sold(second)), charge(first, await sold(first))],
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

  it('C01 a sale that is finished while its point is handed over charges whoever has the point then', async () => {
    const { db } = world()
    const saleId = await finishedSale(db, { ownerId: ANNA, bonus: 20_000, side: 'seller', pointId: PROFI, at: new Date(0) })
    await db.update(sales).set({ status: 'TAX_PENDING' }).where(eq(sales.id, saleId))
    const before = [await balanceOf(db, IGOR), await balanceOf(db, DMITRY)]
    let finishing: Promise<unknown> = Promise.resolve()
    await db.transaction(async (tx) => {
      await tx.update(retailPoints).set({ adminId: DMITRY }).where(eq(retailPoints.id, PROFI))
      const [row] = await db.select().from(sales).where(eq(sales.id, saleId))
      finishing = db.transaction((own) => finishSales(own, [row!], 0))
      await untilWaiting(db, 1)
    })
    await finishing
    expect([await balanceOf(db, IGOR), await balanceOf(db, DMITRY)]).toEqual([before[0], before[1]! + 2_000])
  })
})
