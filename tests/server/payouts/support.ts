import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import {
  cards,
  files,
  ledgerEntries,
  ledgerTransactions,
  passportImages,
  passports,
  payouts,
  users,
} from '../../../server/kernel/database/schema.ts'
import { oneOf, rowsOf } from '../../../server/kernel/database/rows.ts'
import type { Db } from '../../../server/kernel/database/types.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { balanceOf, heldOf } from '../../../server/modules/ledger/ledger.ts'
import { earnPoints } from '../support/deeds/earn.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'

export const PAN = '2200********4242'

/** Somebody with an approved profile, a card and points. */
export interface Payee {
  id: string
  mobile: string
  token: string
  card: string
}

let next = 0

/** Points for a purchase. @param amount kopecks, above zero */
export const givePoints = async (db: Db, userId: string, amount: number, now: number): Promise<void> =>
  db.transaction((tx) => earnPoints(tx, userId, amount, new Date(now)))

export const addCard = async (world: TestApp, userId: string): Promise<string> => {
  const id = randomUUID()
  await world.db.insert(cards).values({
    id,
    userId,
    customer: randomUUID(),
    token: `bank-${id}`,
    pan: PAN,
    binding: randomUUID(),
    createdAt: new Date(world.clock.now()),
  })
  return id
}

/** Inserts a payee, signed in without a password. @param points in rubles */
export const newPayee = async (world: TestApp, points: number, row: Partial<typeof users.$inferInsert> = {}): Promise<Payee> => {
  next += 1
  const [id, mobile, now] = [randomUUID(), `7918${String(next).padStart(7, '0')}`, world.clock.now()]
  const at = new Date(now)
  await world.db.insert(users).values({
    id,
    mobile,
    passwordHash: 'none',
    username: 'Иван',
    surname: 'Петров',
    noPatronymic: true,
    birthday: '1990-01-01',
    // A person's own: the limit of a year goes by it (F01).
    inn: `50010${String(next).padStart(7, '0')}`,
    taxStatus: 'ACCEPTED',
    createdAt: at,
    ...row,
  })
  await world.db
    .insert(passports)
    .values({ userId: id, series: '4510 123456', issuedBy: 'ОВД', issuedFrom: '2019-04-01', departmentCode: '770-001' })
  const name = `${randomUUID().replaceAll('-', '')}.jpg`
  await world.db.insert(files).values({ name, ownerId: id, contentType: 'image/jpeg', size: 1, createdAt: at, storedAt: at })
  await world.db.insert(passportImages).values({ name, userId: id, place: 0 })
  if (points > 0) await givePoints(world.db, id, points * 100, now)
  return { id, mobile, token: await openSession(world.db, id, now), card: await addCard(world, id) }
}

/** «Вывести деньги», as the portal sends it. @param sum in rubles */
export const withdraw = (
  world: TestApp,
  { token, card }: Pick<Payee, 'token' | 'card'>,
  sum: number | string,
  key: string = randomUUID(),
): Promise<Answer> =>
  world.call('POST', '/e2c/cash/out', {
    token,
    key,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ cardId: card, sum: String(sum) }).toString(),
  })

/** The id of the payout that an answer names. */
export const payoutIn = ({ json }: Answer): string => (json.payload as { id: string } | null)?.id ?? ''

export const rowOf = async ({ db }: TestApp, id: string) => oneOf(await db.select().from(payouts).where(eq(payouts.id, id)))

/** Rubles to spend, and rubles that payouts hold. */
export const purse = async ({ db }: TestApp, userId: string): Promise<[number, number]> => [
  (await balanceOf(db, userId)) / 100,
  (await heldOf(db, userId)) / 100,
]

/** The ledger's transactions of a payout, oldest first. */
export const movementsOf = async ({ db }: TestApp, payoutId: string): Promise<string[]> => {
  const rows = await db
    .select({ operation: ledgerTransactions.operation })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(and(eq(ledgerTransactions.payoutId, payoutId)))
    .groupBy(ledgerTransactions.id, ledgerTransactions.operation)
    .orderBy(sql`min(${ledgerEntries.id})`)
  return rows.map(({ operation }) => operation)
}

/**
 * Of these payouts each has one hold, one end at most, and as much held as its step says; what they move is what their people have less.
 */
export const expectSoundPayouts = async (db: Db): Promise<void> => {
  const problems = await db.execute(sql`
    select p.id || ' ' || p.step || ': ' || coalesce(string_agg(t.operation, ' ' order by t.operation), 'nothing') as problem
      from payouts p left join ledger_transactions t on t.payout_id = p.id and t.operation <> 'FORFEIT'
      group by p.id
      having coalesce(string_agg(t.operation, ' ' order by t.operation), '') <> case p.step
        when 'settled' then 'DISCHARGE DISCHARGE_HOLD'
        when 'returned' then 'DISCHARGE_FAILED DISCHARGE_HOLD'
        else 'DISCHARGE_HOLD' end
    union all
    select 'held ' || a.user_id from accounts a join balances b on b.account_id = a.id
      where a.kind = 'held' and a.user_id is not null and b.amount <> (
        select coalesce(sum(p.amount), 0) from payouts p where p.user_id = a.user_id and p.ended_at is null)
    union all
    select 'no job ' || p.id from payouts p where p.ended_at is null and not exists (
      select from jobs j where j.kind = 'payout' and j.payload ->> 'payoutId' = p.id::text and j.done_at is null)
    union all
    select 'two jobs ' || j.payload::text from jobs j where j.kind = 'payout' and j.done_at is null
      group by j.payload having count(*) > 1`)
  expect(rowsOf(problems)).toEqual([])
}
