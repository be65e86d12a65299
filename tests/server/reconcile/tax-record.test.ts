/** F01 E20: what the payer owes the tax service of a person who has deleted the account stays for five years, and nothing else does. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { payouts, taxRecords, users } from '../../../server/kernel/database/schema.ts'
import { correctArrival, takePayoutNotice } from '../../../server/modules/payouts/outside.ts'
import { forgetOldTaxRecords } from '../../../server/modules/payouts/tax-record.ts'
import { deleteAccount } from '../support/deeds/deletion.ts'
import { rowOf, withdraw } from '../payouts/support.ts'
import type { Payee } from '../payouts/support.ts'
import { reconcileDesk } from './desk.ts'

const { world, paid } = reconcileDesk()

const NAMELESS = 'Удалённые учётные записи;;;;'

/** The lines of a year's file that say this. */
const linesWith = async (text: string, year = 2026): Promise<string[]> => {
  const answer = await world().call('GET', `/desk/payout/payees?year=${year}`, { token: await world().tokenOf(90) })
  return String(answer.bytes)
    .split('\r\n')
    .filter((line) => line.includes(text))
}
const named = async ({ id }: Payee, surname: string): Promise<string> => {
  const [row] = await world().db.update(users).set({ surname }).where(eq(users.id, id)).returning()
  return row?.inn ?? ''
}
const ends = (key: string, state: 'settled' | 'refused') =>
  world().db.transaction((tx) => takePayoutNotice(tx, { key, state, reason: null }, world().clock.now()))
const records = (surname: string) => world().db.select().from(taxRecords).where(eq(taxRecords.surname, surname))

describe('F01 the record of the tax service', () => {
  it('stands in the year’s file with name, INN and sum; nothing of it leads to a payout', async () => {
    const { person, id } = await paid('settled', 1_500)
    const inn = await named(person, 'Снегирёв')
    const before = await linesWith('Снегирёв')
    await deleteAccount(world(), person.mobile)
    expect(before).toEqual([`Снегирёв;Иван;;${inn};${person.mobile};1;1500,00`])
    expect(await linesWith('Снегирёв')).toEqual([`Снегирёв;Иван;;${inn};;1;1500,00`])
    expect(await records('Снегирёв')).toMatchObject([{ inn, year: 2026, payouts: 1, amount: 150_000 }])
    expect(await rowOf(world(), id)).toMatchObject({ userId: null, taxRecord: null })
    expect(await linesWith(NAMELESS)).toEqual([])
  })

  it('is not written for a person without payouts, and goes when the only one comes back', async () => {
    const { person: returned } = await paid('refused')
    await named(returned, 'Чижов')
    await deleteAccount(world(), returned.mobile)
    expect(await records('Чижов')).toEqual([])
    const { person, id } = await paid('accepted')
    await named(person, 'Дроздов')
    await deleteAccount(world(), person.mobile)
    expect(await records('Дроздов')).toMatchObject([{ payouts: 0, amount: 0 }])
    expect(await linesWith('Дроздов')).toEqual([])
    await ends(id, 'refused')
    expect(await records('Дроздов')).toEqual([])
    expect(await rowOf(world(), id)).toMatchObject({ step: 'returned', taxRecord: null })
  })

  it('gets what was under way when it arrives, of two at once both; the payouts lead to it no longer', async () => {
    const { person, id } = await paid('accepted', 700)
    const other = ((await withdraw(world(), person, 600)).json.payload as { id: string }).id
    await world().runJobs()
    await named(person, 'Зяблик')
    await deleteAccount(world(), person.mobile)
    await Promise.all([ends(id, 'settled'), ends(other, 'settled')])
    expect(await records('Зяблик')).toMatchObject([{ payouts: 2, amount: 130_000 }])
    expect(await linesWith('Зяблик')).toEqual([expect.stringMatching(/^Зяблик;Иван;;\d+;;2;1300,00$/)])
    expect(await world().db.$count(payouts, eq(payouts.taxRecord, (await records('Зяблик'))[0]?.id ?? ''))).toBe(0)
  })

  it('D101 what an operator finds out after the deletion is in the line without names', async () => {
    const { person, id } = await paid('settled', 900)
    await named(person, 'Клестов')
    await deleteAccount(world(), person.mobile)
    await world().db.transaction((tx) => correctArrival(tx, id, false, world().clock.now()))
    expect(await linesWith('Клестов')).toEqual([expect.stringMatching(/;1;900,00$/)])
    expect(await linesWith(NAMELESS)).toEqual([`${NAMELESS};-1;-900,00`])
    await world().db.transaction((tx) => correctArrival(tx, id, true, world().clock.now()))
    expect(await linesWith(NAMELESS)).toEqual([])
  })

  it('of a payout that arrives in the next year stands in that year', async () => {
    const { person, id } = await paid('accepted', 800)
    await named(person, 'Щегол')
    await deleteAccount(world(), person.mobile)
    world().clock.pass(Date.UTC(2027, 0, 3) - world().clock.now())
    await ends(id, 'settled')
    expect(await records('Щегол')).toMatchObject([{ year: 2027, payouts: 1, amount: 80_000 }])
    expect([await linesWith('Щегол'), await linesWith('Щегол', 2027)]).toEqual([[], [expect.stringMatching(/;1;800,00$/)]])
  })

  it('is kept for five years after its own, and then goes with the cleanup', async () => {
    const all = await world().db.$count(taxRecords)
    await forgetOldTaxRecords(world().db, Date.UTC(2031, 11, 31, 20, 59))
    expect(await world().db.$count(taxRecords)).toBe(all)
    await forgetOldTaxRecords(world().db, Date.UTC(2031, 11, 31, 21, 1))
    expect((await world().db.select({ year: taxRecords.year }).from(taxRecords)).map(({ year }) => year)).toEqual([2027])
  })
})
