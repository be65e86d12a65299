import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { idempotencyKeys, notifications, payouts, users } from '../../../server/kernel/database/schema.ts'
import { forgetOldKeys } from '../../../server/kernel/idempotency/forget.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { DAY, HOUR, MINUTE } from '../support/server/clock.ts'
import { expectSoundLedger } from '../support/ledger.ts'
import { testApp } from '../support/server/test-app.ts'
import { createBank } from './bank.ts'
import { expectSoundPayouts, movementsOf, newPayee, payoutIn, purse, rowOf, withdraw } from './support.ts'
import type { Payee } from './support.ts'

const bank = createBank()
const world = testApp(({ ports }) => ({ ports: { ...ports, acquirer: bank } }))

const toldOf = async (userId: string) =>
  (await world().db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(notifications.number)).map(
    ({ label, body, link }) => [label, body, link],
  )

describe('a withdrawal', () => {
  it('API36 BL17 BL19 BL26 C05 500 rubles: held, sent, settled; the answer names card and day', async () => {
    const payee = await newPayee(world(), 1_200)
    const answer = await withdraw(world(), payee, 500)
    // A Friday: the next working day is Monday.
    expect([answer.status, answer.json.code, answer.json.message]).toEqual([200, 0, 'Заявка принята'])
    const id = payoutIn(answer)
    expect(answer.json.payload).toEqual({
      id,
      step: 'held',
      pan: '2200********4242',
      until: '2026-11-23T20:59:59.999Z',
      isOverdue: false,
      endedAt: null,
      reason: null,
    })
    expect(await purse(world(), payee.id)).toEqual([700, 500])
    await world().runJobs()
    expect([(await rowOf(world(), id)).step, bank.payments.get(id)]).toEqual([
      'sent',
      { card: `bank-${payee.card}`, amount: 50_000, state: 'accepted', paid: 0 },
    ])
    world().clock.pass(MINUTE)
    await world().runJobs()
    const row = await rowOf(world(), id)
    expect([row.step, row.bankCard, bank.payments.get(id)?.paid]).toEqual(['settled', null, 1])
    expect(await purse(world(), payee.id)).toEqual([700, 0])
    expect(await movementsOf(world(), id)).toEqual(['DISCHARGE_HOLD', 'DISCHARGE'])
    expect(await toldOf(payee.id)).toEqual([
      ['Вывод отправлен в банк', '500\u00A0₽ на карту 2200 •••• •••• 4242 придут до 23 ноября', '/balance'],
      ['Деньги зачислены', '500\u00A0₽ пришли на карту 2200 •••• •••• 4242', '/balance'],
    ])
    world().clock.pass(DAY)
    expect(await world().runJobs()).toBeLessThan(10)
    expect(bank.calls.filter((call) => call.endsWith(id))).toEqual([`pay ${id}`, `state ${id}`])
    expect(await world().db.$count(payouts, eq(payouts.userId, payee.id))).toBe(1)
    await expectSoundPayouts(world().db)
    await expectSoundLedger(world().db)
    expect(world().jobErrors).toEqual([])
  })
})

describe('F09 B10 the key of a payout', () => {
  const countOf = (payee: Payee) => world().db.$count(payouts, eq(payouts.userId, payee.id))

  /** A payout that was made so long ago that its key is forgotten everywhere but in its row. */
  const longAgo = async () => {
    const payee = await newPayee(world(), 5_000)
    const key = randomUUID()
    const first = await withdraw(world(), payee, 500, key)
    await world().runJobs()
    world().clock.pass(40 * DAY)
    await forgetOldKeys(world().db, world().clock.now())
    expect(await world().db.$count(idempotencyKeys, eq(idempotencyKeys.userId, payee.id))).toBe(0)
    return { payee: { ...payee, token: await openSession(world().db, payee.id, world().clock.now()) }, key, first }
  }

  it.each([25 * HOUR, 30 * DAY, 40 * DAY, 400 * DAY])(
    'after %i ms a repeat gets the first answer, and pays nothing',
    async (time) => {
      const payee = await newPayee(world(), 5_000)
      const key = randomUUID()
      const first = await withdraw(world(), payee, 500, key)
      world().clock.pass(time)
      await world().runJobs()
      const token = await openSession(world().db, payee.id, world().clock.now())
      for (const again of [1, 2])
        expect((await withdraw(world(), { ...payee, token }, 500, key)).json, String(again)).toEqual(first.json)
      expect([await countOf(payee), (await purse(world(), payee.id))[0]]).toEqual([1, 4_500])
    },
  )

  it('with another sum, or another card, is refused after 40 days too, and goes on answering its own words', async () => {
    const { payee, key, first } = await longAgo()
    for (const [card, sum] of [
      [payee.card, 600],
      [randomUUID(), 500],
    ] as const)
      expect((await withdraw(world(), { ...payee, card }, sum, key)).json.code).toBe(112)
    expect((await withdraw(world(), payee, 500, key)).json).toEqual(first.json)
    expect(await countOf(payee)).toBe(1)
  })

  it('D59 answers a person who may not withdraw any more, and nobody gets to a new payout by it', async () => {
    const { payee, key, first } = await longAgo()
    await world().db.update(users).set({ taxLocked: true }).where(eq(users.id, payee.id))
    expect((await withdraw(world(), payee, 500, key)).json).toEqual(first.json)
    expect((await withdraw(world(), payee, 600, key)).json.code).toBe(152)
    expect((await withdraw(world(), payee, 500, randomUUID())).json.code).toBe(152)
    expect(await countOf(payee)).toBe(1)
  })

  it('belongs to its person, and a payout without one stands beside it', async () => {
    const { payee, key } = await longAgo()
    const other = await newPayee(world(), 1_000)
    expect((await withdraw(world(), other, 500, key)).json.code).toBe(0)
    for (const _ of [1, 2]) expect((await withdraw(world(), payee, 500, '')).json.code).toBe(0)
    expect([await countOf(other), await countOf(payee)]).toEqual([1, 3])
  })

  it('stands once in the database, whoever writes it', async () => {
    const { payee, key, first } = await longAgo()
    const row = await rowOf(world(), payoutIn(first))
    expect(row.idempotencyKey).toBe(key)
    const twice = world()
      .db.insert(payouts)
      .values({ ...row, id: randomUUID() })
    await expect(twice).rejects.toMatchObject({ cause: { code: '23505', constraint: 'payouts_key' } })
    expect(await countOf(payee)).toBe(1)
  })
})
