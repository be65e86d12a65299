/** F01: the limit of a year is the person's. Whoever deletes the account, or has two of them, has no other one. */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import { payeeYears, payouts, users } from '../../../server/kernel/database/schema.ts'
import { enqueue } from '../../../server/kernel/jobs/queue.ts'
import { keyOf } from '../../../server/kernel/secrets/keys.ts'
import { correctArrival, takePayoutNotice } from '../../../server/modules/payouts/outside.ts'
import { countForInn, forgetOldYears, paidTo, payeeNames } from '../../../server/modules/payouts/payees.ts'
import { moscowDay } from '../../../src/domain/dates/dates.ts'
import type { PayoutRules } from '../../../server/modules/payouts/rules.ts'
import { askInnCheck } from '../../../server/modules/profile/inn-check.ts'
import { MINUTE } from '../support/server/clock.ts'
import { deleteAccount } from '../support/deeds/deletion.ts'
import { asBefore } from '../support/deeds/earn.ts'
import { testApp } from '../support/server/test-app.ts'
import { openAsOwner } from '../support/server/test-database.ts'
import { createBank } from './bank.ts'
import { newPayee, payoutIn, withdraw } from './support.ts'
import type { Payee } from './support.ts'

const LIMIT: PayoutRules = { perPayout: null, perDay: null, perYear: 4_000, workingDays: 1 }
const rules = { ...LIMIT }
const world = testApp(({ ports }) => ({ payoutRules: rules, ports: { ...ports, acquirer: createBank() } }))

let last = 0
/** An INN that nobody has. */
const newInn = (): string => `7700${String((last += 1)).padStart(8, '0')}`
const payeeWith = (inn: string, points = 20_000): Promise<Payee> => newPayee(world(), points, { inn })

const answerTo = async (payee: Payee, sum: number): Promise<[number, unknown]> => {
  const { json } = await withdraw(world(), payee, sum)
  return [json.code, json.code === 0 ? null : json.message]
}
const takes = async (payee: Payee, sum: number): Promise<string> => {
  const answer = await withdraw(world(), payee, sum)
  expect([answer.json.code, answer.json.message]).toEqual([0, expect.any(String)])
  return payoutIn(answer)
}
const left = (rubles: string): [number, string] => [154, `До годового лимита осталось ${rubles}\u00A0₽`]
const NOTHING_LEFT: [number, string] = [154, 'Годовой лимит выплат исчерпан']

/** The sum of the year of an INN, rubles. */
const yearOfInn = async (inn: string): Promise<number> =>
  (await paidTo(world().db, payeeNames(world().deps.payeeKeys, inn), world().clock.now())) / 100

const paidThisYear = async ({ token }: Payee): Promise<number> => {
  const { json } = await world().call('GET', '/account/v2/summary', { token })
  return (json.payload as { paidThisYear: number }).paidThisYear
}

/** The bank says how a payout has ended. */
const ends = (key: string, state: 'settled' | 'refused') =>
  world().db.transaction((tx) => takePayoutNotice(tx, { key, state, reason: null }, world().clock.now()))

/** The sums of all years are those of the payouts that count for them. */
const expectWholeYears = async (): Promise<void> => {
  const differs = await world().db.execute(sql`
    select coalesce(kept.payee, found.payee) as payee, kept.amount as kept, found.amount as found
      from (select payee, year, amount from payee_years where amount <> 0) as kept
      full join (
        select payee, extract(year from created_at at time zone 'Europe/Moscow')::int as year, sum(amount) as amount
          from payouts, unnest(payees) as payee where coalesce(arrived, step <> 'returned') group by 1, 2
      ) as found using (payee, year)
      where kept.amount is distinct from found.amount`)
  expect(rowsOf(differs)).toEqual([])
}

afterEach(async () => {
  Object.assign(rules, LIMIT)
  await expectWholeYears()
})

describe('F01 E20 C06 the limit of a year after the deletion of an account', () => {
  it('a new account with the same INN has what is left of it, and one with another INN has all of it', async () => {
    const inn = newInn()
    const first = await payeeWith(inn)
    await takes(first, 3_000)
    expect((await deleteAccount(world(), first.mobile)).json.code).toBe(0)
    const again = await payeeWith(inn)
    expect(await paidThisYear(again)).toBe(3_000)
    expect(await answerTo(again, 1_500)).toEqual(left('1\u202F000'))
    await takes(again, 1_000)
    expect(await answerTo(again, 500)).toEqual([152, expect.any(String)])
    await deleteAccount(world(), again.mobile)
    expect(await answerTo(await payeeWith(inn), 500)).toEqual(NOTHING_LEFT)
    await takes(await payeeWith(newInn()), 4_000)
  })

  it('a payout that comes back after the deletion is taken off', async () => {
    const inn = newInn()
    const first = await payeeWith(inn)
    await takes(first, 1_000)
    const running = await takes(first, 3_000)
    await world().runJobs()
    await deleteAccount(world(), first.mobile)
    expect(await yearOfInn(inn)).toBe(4_000)
    await ends(running, 'refused')
    expect(await yearOfInn(inn)).toBe(1_000)
    await takes(await payeeWith(inn), 3_000)
  })

  it('D101 an operator’s word about an arrival counts, also of a payout of somebody who is gone', async () => {
    const inn = newInn()
    const first = await payeeWith(inn)
    const [one, other] = [await takes(first, 1_000), await takes(first, 2_000)]
    await world().runJobs()
    await ends(one, 'settled')
    await ends(other, 'refused')
    await deleteAccount(world(), first.mobile)
    expect(await yearOfInn(inn)).toBe(1_000)
    const correct = (id: string, arrived: boolean) =>
      world().db.transaction((tx) => correctArrival(tx, id, arrived, world().clock.now()))
    await correct(other, true)
    expect(await yearOfInn(inn)).toBe(3_000)
    await correct(one, false)
    expect(await yearOfInn(inn)).toBe(2_000)
  })
})

describe('F01 two live accounts with one INN', () => {
  it('share the limit; neither is refused for being two', async () => {
    const inn = newInn()
    const [one, other] = [await payeeWith(inn), await payeeWith(inn)]
    await takes(one, 2_500)
    expect(await paidThisYear(other)).toBe(2_500)
    expect(await answerTo(other, 2_000)).toEqual(left('1\u202F500'))
    await takes(other, 1_200)
    // Less than anybody can withdraw is left: whoever has reached it is locked, the other one reads why.
    expect(await answerTo(other, 500)).toEqual([152, expect.any(String)])
    expect(await answerTo(one, 500)).toEqual(left('300'))
  })

  it('an INN that is not approved tells nobody what has been paid to it', async () => {
    const inn = newInn()
    await takes(await payeeWith(inn), 2_500)
    const curious = await newPayee(world(), 1_000, { inn, taxStatus: 'MANUAL_CHECK' })
    expect(await paidThisYear(curious)).toBe(0)
  })
})

describe('F01 an account whose INN changes', () => {
  const change = (payee: Payee, inn: string) => world().db.update(users).set({ inn }).where(eq(users.id, payee.id))

  it('the new INN begins with what the account had, the old one keeps it; once, however often it changes', async () => {
    const [old, next] = [newInn(), newInn()]
    const payee = await payeeWith(old)
    await takes(payee, 3_000)
    for (const inn of [next, old, next]) {
      await change(payee, inn)
      expect(await answerTo(payee, 1_100)).toEqual(left('1\u202F000'))
    }
    await takes(payee, 500)
    expect([await yearOfInn(old), await yearOfInn(next)]).toEqual([3_000, 3_500])
    await deleteAccount(world(), payee.mobile)
    expect(await answerTo(await payeeWith(next), 600)).toEqual(left('500'))
    expect(await answerTo(await payeeWith(old), 1_100)).toEqual(left('1\u202F000'))
  })

  it('a number that the tax service accepts begins with it at once: another account with it finds it', async () => {
    const [old, next] = [newInn(), newInn()]
    const payee = await payeeWith(old)
    const id = await takes(payee, 3_000)
    await change(payee, next)
    await world().db.transaction((tx) => askInnCheck(tx, payee.id, world().clock.now()))
    world().clock.pass(MINUTE)
    await world().runJobs()
    expect(await answerTo(await payeeWith(next), 1_500)).toEqual(left('1\u202F000'))
    // What comes back is taken off both.
    await ends(id, 'refused')
    expect([await yearOfInn(old), await yearOfInn(next)]).toEqual([0, 0])
  })

  it('a number that was changed and never used before the deletion has it, too; one that nobody has accepted has not', async () => {
    const [old, next, typed] = [newInn(), newInn(), newInn()]
    const payee = await payeeWith(old)
    await takes(payee, 3_000)
    await change(payee, next)
    await deleteAccount(world(), payee.mobile)
    expect(await yearOfInn(next)).toBe(3_000)
    const other = await payeeWith(next)
    await world().db.update(users).set({ inn: typed, taxStatus: 'REFUSED' }).where(eq(users.id, other.id))
    await takes(await payeeWith(typed), 4_000)
  })
})

describe('F01 C05 the year is Moscow’s', () => {
  it('one minute before midnight and one after it; what comes back is taken off the year it was made in', async () => {
    world().clock.pass(Date.UTC(2026, 11, 31, 20, 59) - world().clock.now())
    const inn = newInn()
    const first = await payeeWith(inn)
    const late = await takes(first, 3_000)
    await deleteAccount(world(), first.mobile)
    expect(await answerTo(await payeeWith(inn), 1_500)).toEqual(left('1\u202F000'))
    world().clock.pass(2 * MINUTE)
    await takes(await payeeWith(inn), 3_500)
    await ends(late, 'refused')
    expect(await yearOfInn(inn)).toBe(3_500)
    await forgetOldYears(world().db, world().clock.now())
    expect(await world().db.$count(payeeYears, eq(payeeYears.year, 2026))).toBeGreaterThan(0)
    await forgetOldYears(world().db, Date.UTC(2028, 0, 5))
    expect(await world().db.$count(payeeYears, eq(payeeYears.year, 2026))).toBe(0)
    const counted = await world()
      .db.select({ at: payouts.createdAt })
      .from(payouts)
      .where(sql`payees <> '{}'`)
    expect(new Set(counted.map(({ at }) => moscowDay(at.getTime()).slice(0, 4)))).toEqual(new Set(['2027']))
    expect(await yearOfInn(inn)).toBe(3_500)
  })
})

describe('F01 what was paid before there were such years', () => {
  /** Payouts as an older server has left them: nobody's year knows of them. */
  const forgetCounting = async (): Promise<void> => {
    await world().db.update(payouts).set({ payees: [] })
    await world().db.delete(payeeYears)
  }
  const startJob = () => enqueue(world().db, 'count-payees', {}, new Date(world().clock.now()))

  it('is counted by a job, in as many runs as it takes, once; meanwhile an account is judged by its own sum', async () => {
    const [inn, other] = [newInn(), newInn()]
    const [one, two, three] = [await payeeWith(inn), await payeeWith(inn), await payeeWith(other)]
    await takes(one, 1_500)
    await takes(two, 1_000)
    await takes(three, 2_000)
    // The jobs that send the payouts hold their rows, which the job would leave to its next run.
    await world().runJobs()
    await forgetCounting()
    expect(await answerTo(one, 3_000)).toEqual(left('2\u202F500'))
    expect(await yearOfInn(inn)).toBe(0)
    await startJob()
    for (let run = 0; run < 2; run += 1) {
      await world().runJobs()
      expect([await yearOfInn(inn), await yearOfInn(other)]).toEqual([2_500, 2_000])
      world().clock.pass(61 * MINUTE)
    }
    expect(await answerTo(two, 2_000)).toEqual(left('1\u202F500'))
    expect(world().jobErrors).toEqual([])
  })

  it('a row that somebody holds waits for the next run, and holds up nobody', async () => {
    const inn = newInn()
    const payee = await payeeWith(inn, 0)
    const at = new Date(world().clock.now() - MINUTE)
    const many = Array.from({ length: 2_500 }, () => ({
      id: randomUUID(),
      userId: payee.id,
      pan: '2200********4242',
      amount: 100,
      step: 'settled' as const,
      createdAt: at,
      until: at,
      endedAt: at,
    }))
    await asBefore(world().db, async (tx) => void (await tx.insert(payouts).values(many)))
    const owner = await openAsOwner(world().db)
    await startJob()
    await owner.db.transaction(async (tx) => {
      await tx
        .select()
        .from(payouts)
        .where(eq(payouts.id, many[7]?.id ?? ''))
        .for('update')
      await world().runJobs()
      expect(await yearOfInn(inn)).toBe(2_499)
    })
    await owner.close()
    world().clock.pass(MINUTE)
    await world().runJobs()
    expect(await yearOfInn(inn)).toBe(2_500)
  })
})

describe('F01 the key', () => {
  it('may be changed: the former one is read beside it, and a payout counts once under both', async () => {
    const keys = world().deps.payeeKeys
    const before = { ...keys }
    const inn = newInn()
    const one = await payeeWith(inn)
    const old = await takes(one, 1_000)
    await world().runJobs()
    Object.assign(keys, { current: keyOf('another key of the tests, of no server'), former: before.current })
    const other = await payeeWith(inn)
    expect(await answerTo(other, 3_500)).toEqual(left('3\u202F000'))
    await takes(other, 2_000)
    await world().db.transaction((tx) => countForInn(tx, one.id, payeeNames(keys, inn), world().clock.now()))
    expect(await yearOfInn(inn)).toBe(3_000)
    await ends(old, 'refused')
    expect(await yearOfInn(inn)).toBe(2_000)
    Object.assign(keys, before)
  })

  it('no INN stands in the table of years, nor beside a payout', async () => {
    const inn = newInn()
    await takes(await payeeWith(inn), 500)
    const text = JSON.stringify([await world().db.select().from(payeeYears), await world().db.select().from(payouts)])
    expect(text).not.toContain(inn)
  })
})
