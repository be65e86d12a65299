import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { audit, notifications, passports, users } from '../../../server/kernel/database/schema.ts'
import { readConfig } from '../../../server/start/config.ts'
import { takePayoutNotice } from '../../../server/modules/payouts/outside.ts'
import type { PayoutRules } from '../../../server/modules/payouts/rules.ts'
import { DAY } from '../support/server/clock.ts'
import { testApp } from '../support/server/test-app.ts'
import { createBank } from './bank.ts'
import { addCard, newPayee, payoutIn, purse, withdraw } from './support.ts'
import type { Payee } from './support.ts'

const USUAL: PayoutRules = { perPayout: null, perDay: null, perYear: null, workingDays: 1 }
const rules = { ...USUAL }
const world = testApp(({ ports }) => ({ payoutRules: rules, ports: { ...ports, acquirer: createBank() } }))

afterEach(() => {
  Object.assign(rules, USUAL)
})

const answerTo = async (payee: Payee, sum: number | string): Promise<[number, unknown]> => {
  const { json } = await withdraw(world(), payee, sum)
  return [json.code, json.message]
}

const personOf = async ({ id }: Payee) => (await world().db.select().from(users).where(eq(users.id, id)))[0]

const auditOf = async (payee: Payee) =>
  world()
    .db.select({ event: audit.event, reason: audit.reason, origin: audit.origin, at: audit.at })
    .from(audit)
    .where(and(eq(audit.subject, (await personOf(payee))?.auditId ?? ''), inArray(audit.event, ['taxLocked', 'taxUnlocked'])))
    .orderBy(asc(audit.id))

const toldOf = async ({ id }: Payee) =>
  (await world().db.select().from(notifications).where(eq(notifications.userId, id)).orderBy(notifications.number)).map(
    ({ event, body }) => [event, body],
  )

describe('the sum of a withdrawal', () => {
  it('VL72 A70 500 and more, whole rubles, and no more than there is', async () => {
    const payee = await newPayee(world(), 1_000)
    const least = { sum: 'Минимальная сумма вывода 500' }
    expect(await answerTo(payee, 499)).toEqual([6, least])
    expect(await answerTo(payee, 0)).toEqual([6, least])
    expect((await answerTo(payee, '500.50'))[0]).toBe(123)
    expect((await answerTo(payee, '-500'))[0]).toBe(123)
    expect(await answerTo(payee, 1_001)).toEqual([153, 'Больше, чем на счёте. Можно вывести до 1\u202F000\u00A0₽'])
    expect(await purse(world(), payee.id)).toEqual([1_000, 0])
    expect((await answerTo(payee, '1000.00'))[0]).toBe(0)
    expect(await purse(world(), payee.id)).toEqual([0, 1_000])
  })

  it('E20 the limits of a payout and of a day in Moscow name themselves', async () => {
    Object.assign(rules, { perPayout: 2_000, perDay: 3_000 })
    const payee = await newPayee(world(), 20_000)
    expect(await answerTo(payee, 2_001)).toEqual([154, 'За один раз можно вывести до 2\u202F000\u00A0₽'])
    expect((await answerTo(payee, 2_000))[0]).toBe(0)
    expect(await answerTo(payee, 1_500)).toEqual([154, 'Сегодня можно вывести ещё 1\u202F000\u00A0₽'])
    expect((await answerTo(payee, 1_000))[0]).toBe(0)
    expect(await answerTo(payee, 500)).toEqual([154, 'Сегодня больше вывести нельзя'])
    world().clock.pass(DAY)
    expect((await answerTo(payee, 2_000))[0]).toBe(0)
  })

  it('E20 limits are configuration', () => {
    const of = (env: Record<string, string>) => readConfig({ MODE: 'demo', ...env }).payoutRules
    expect(of({})).toEqual({ perPayout: null, perDay: null, perYear: 4_000, workingDays: 1 })
    expect(of({ PAYOUT_LIMIT: '15000', PAYOUT_DAY_LIMIT: '30000', TAX_YEAR_LIMIT: '0', PAYOUT_DAYS: '3' })).toEqual({
      perPayout: 15_000,
      perDay: 30_000,
      perYear: null,
      workingDays: 3,
    })
    expect(() => of({ PAYOUT_LIMIT: '499' })).toThrow('PAYOUT_LIMIT')
  })
})

describe('E20 the limit of a year', () => {
  it('near it the person is told once; at it locked, told, and written into the audit by the server’s clock', async () => {
    rules.perYear = 4_000
    const payee = await newPayee(world(), 20_000)
    expect((await answerTo(payee, 2_500))[0]).toBe(0)
    expect(await toldOf(payee)).toEqual([])
    expect((await answerTo(payee, 800))[0]).toBe(0)
    expect(await toldOf(payee)).toEqual([['taxLimitNear', 'В 2026 году можно вывести ещё 700\u00A0₽']])
    expect(await answerTo(payee, 701)).toEqual([154, 'До годового лимита осталось 700\u00A0₽'])
    expect((await answerTo(payee, 500))[0]).toBe(0)
    // 200 are left: less than anybody can withdraw.
    expect((await toldOf(payee)).map(([event]) => event)).toEqual(['taxLimitNear', 'taxLocked'])
    expect(await personOf(payee)).toMatchObject({ taxLocked: true, taxLimitYear: 2026 })
    expect(await auditOf(payee)).toEqual([
      { event: 'taxLocked', reason: 'taxLimit', origin: 'payouts', at: new Date(world().clock.now()) },
    ])
    expect((await answerTo(payee, 500))[0]).toBe(152)
  })

  it('RL12 whoever clears the lock by hand lifts the limit of that year for that person', async () => {
    rules.perYear = 1_000
    const payee = await newPayee(world(), 20_000)
    expect((await answerTo(payee, 1_000))[0]).toBe(0)
    await world().db.update(users).set({ taxLocked: false }).where(eq(users.id, payee.id))
    expect((await auditOf(payee)).map(({ event, reason }) => [event, reason])).toEqual([
      ['taxLocked', 'taxLimit'],
      ['taxUnlocked', 'byHand'],
    ])
    expect((await answerTo(payee, 5_000))[0]).toBe(0)
    expect(await personOf(payee)).toMatchObject({ taxLocked: false, taxLimitYear: 2026 })
    const other = await newPayee(world(), 20_000)
    expect((await answerTo(other, 1_001))[0]).toBe(154)
  })

  it('a payout that came back does not count, and takes the lock that it has caused with it', async () => {
    rules.perYear = 1_000
    const payee = await newPayee(world(), 20_000)
    const key = payoutIn(await withdraw(world(), payee, 1_000))
    await world().runJobs()
    const refuse = () =>
      world().db.transaction((tx) => takePayoutNotice(tx, { key, state: 'refused', reason: 'cardClosed' }, world().clock.now()))
    await refuse()
    expect(await personOf(payee)).toMatchObject({ taxLocked: false, taxLimitYear: null })
    expect((await auditOf(payee)).map(({ event, reason }) => [event, reason])).toEqual([
      ['taxLocked', 'taxLimit'],
      ['taxUnlocked', 'taxLimit'],
    ])
    expect((await toldOf(payee)).at(-1)).toEqual([
      'payoutReturned',
      '1\u202F000\u00A0₽ на карту 2200 •••• •••• 4242: карта закрыта или не действует. Баллы вернулись',
    ])
    expect((await answerTo(payee, 1_000))[0]).toBe(0)
  })

  it('a lock that somebody has set by hand since stays when a payout comes back', async () => {
    rules.perYear = 1_000
    const payee = await newPayee(world(), 20_000)
    const key = payoutIn(await withdraw(world(), payee, 1_000))
    await world().runJobs()
    for (const taxLocked of [false, true]) await world().db.update(users).set({ taxLocked }).where(eq(users.id, payee.id))
    await world().db.transaction((tx) => takePayoutNotice(tx, { key, state: 'refused', reason: null }, world().clock.now()))
    expect(await personOf(payee)).toMatchObject({ taxLocked: true, taxLimitYear: 2026 })
  })

  it('C05 a new year in Moscow begins with the whole limit', async () => {
    rules.perYear = 2_000
    // Later than a session lives.
    world().clock.pass(Date.UTC(2026, 11, 31, 20, 59) - world().clock.now())
    const payee = await newPayee(world(), 20_000)
    expect((await answerTo(payee, 1_000))[0]).toBe(0)
    expect((await answerTo(payee, 1_500))[0]).toBe(154)
    world().clock.pass(2 * 60_000)
    expect((await answerTo(payee, 1_500))[0]).toBe(0)
  })
})

describe('A71 RL11 RL12 the gates, in their order', () => {
  it.each([
    [{ locked: true, taxStatus: 'REFUSED', taxLocked: true } as const, 110],
    [{ taxStatus: 'REFUSED', surname: '', taxLocked: true } as const, 150],
    [{ surname: '', taxLocked: true } as const, 151],
    [{ taxLocked: true } as const, 152],
    [{ profileRefused: true } as const, 151],
  ])('BL20 %j: %i', async (row, code) => {
    const payee = await newPayee(world(), 1_000, row)
    expect((await answerTo(payee, 500))[0]).toBe(code)
  })

  it('BL20 a profile without a passport withdraws nothing', async () => {
    const payee = await newPayee(world(), 1_000)
    await world().db.update(passports).set({ issuedBy: null }).where(eq(passports.userId, payee.id))
    expect((await answerTo(payee, 500))[0]).toBe(151)
  })

  it('BL09 a card that is nobody’s, somebody else’s or removed: 120', async () => {
    const [payee, other] = [await newPayee(world(), 1_000), await newPayee(world(), 1_000)]
    for (const card of ['x', '00000000-0000-4000-8000-000000000099', other.card])
      expect((await answerTo({ ...payee, card }, 500))[0]).toBe(120)
    const card = await addCard(world(), payee.id)
    await world().call('POST', `/e2c/remove/card/${card}`, { token: payee.token, key: crypto.randomUUID() })
    expect((await answerTo({ ...payee, card }, 500))[0]).toBe(120)
    expect((await answerTo(payee, 500))[0]).toBe(0)
  })
})
