import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { notifications, payouts } from '../../../server/kernel/database/schema.ts'
import { DAY, MINUTE } from '../support/clock.ts'
import { expectSoundLedger } from '../support/ledger.ts'
import { testApp } from '../support/test-app.ts'
import { createBank } from './bank.ts'
import { expectSoundPayouts, movementsOf, newPayee, payoutIn, purse, rowOf, withdraw } from './support.ts'

const bank = createBank()
const world = testApp(({ ports }) => ({ ports: { ...ports, acquirer: bank } }))

const toldOf = async (userId: string) =>
  (await world().db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(notifications.number)).map(
    ({ label, body, link }) => [label, body, link],
  )

describe('a withdrawal', () => {
  it('API36 BL17 BL19 BL26 C05 500 rubles: held, sent, settled; the message names sum, card and day', async () => {
    const payee = await newPayee(world(), 1_200)
    const answer = await withdraw(world(), payee, 500)
    // A Friday: the next working day is Monday.
    expect([answer.status, answer.json.code, answer.json.message]).toEqual([
      200,
      0,
      'Заявка принята: 500 ₽ придут на карту 2200 •••• •••• 4242 до 23 ноября',
    ])
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
      ['Вывод отправлен в банк', '500 ₽ на карту 2200 •••• •••• 4242 придут до 23 ноября', '/balance'],
      ['Деньги зачислены', '500 ₽ пришли на карту 2200 •••• •••• 4242', '/balance'],
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
