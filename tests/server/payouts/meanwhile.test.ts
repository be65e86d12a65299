/** What becomes of a payout under way when its person is deleted, excluded, locked, or hands the point over. */
import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { notifications, payoutFindings, payouts, retailPoints, users } from '../../../server/kernel/database/schema.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import type { PayoutRules } from '../../../server/modules/payouts/rules.ts'
import { decidePayout, takePayoutNotice } from '../../../server/modules/payouts/outside.ts'
import { noteSuspects } from '../../../server/modules/reconcile/compare.ts'
import { DAY, MINUTE } from '../support/server/clock.ts'
import { readCode } from '../support/deeds/codes.ts'
import { confirmDeletion, deleteAccount, requestDeletion } from '../support/deeds/deletion.ts'
import { expectSoundLedger } from '../support/ledger.ts'
import { testApp } from '../support/server/test-app.ts'
import { commands, hire, newPoint, order } from '../team/support.ts'
import { createBank } from './bank.ts'
import { expectSoundPayouts, movementsOf, newPayee, payoutIn, purse, rowOf, withdraw } from './support.ts'
import type { Payee } from './support.ts'

const bank = createBank()
const NO_LIMITS: PayoutRules = { perPayout: null, perDay: null, perYear: null, workingDays: 1 }
const rules = { ...NO_LIMITS }
const world = testApp(({ ports }) => ({ payoutRules: rules, ports: { ...ports, acquirer: bank } }))

/** A payout that the bank has. */
const underWay = async (payee: Payee): Promise<string> => {
  const id = payoutIn(await withdraw(world(), payee, 500))
  await world().runJobs()
  expect((await rowOf(world(), id)).step).toBe('sent')
  return id
}

/** What an operator has to look at. */
const findingsOf = async (id: string) => {
  await noteSuspects(world().db, world().clock.now())
  const rows = await world()
    .db.select()
    .from(payoutFindings)
    .where(eq(payoutFindings.payoutId, id))
    .orderBy(payoutFindings.foundAt)
  return rows.map(({ kind, ours }) => [kind, ours])
}

const finish = async (): Promise<void> => {
  world().clock.pass(MINUTE)
  await world().runJobs()
  expect(world().jobErrors).toEqual([])
}

describe('C06 A40 the account is deleted', () => {
  it.each(['settled', 'refused'] as const)('a payout that is then %s runs on, and nothing of the card stays', async (ends) => {
    Object.assign(bank, { ends })
    const payee = await newPayee(world(), 1_200)
    const over = await underWay(payee)
    await world().db.transaction((tx) => takePayoutNotice(tx, { key: over, state: 'settled', reason: null }, world().clock.now()))
    const running = await underWay(payee)
    expect((await deleteAccount(world(), payee.mobile)).json.code).toBe(0)
    expect(await rowOf(world(), over)).toMatchObject({ userId: null, cardId: null, pan: null, bankCard: null })
    expect(await rowOf(world(), running)).toMatchObject({ userId: null, bankCard: `bank-${payee.card}` })
    await finish()
    const isPaid = ends === 'settled'
    expect(await rowOf(world(), running)).toMatchObject({
      step: isPaid ? 'settled' : 'returned',
      userId: null,
      cardId: null,
      pan: null,
      bankCard: null,
    })
    // Points that come back to nobody are the programme's.
    expect(await movementsOf(world(), running)).toEqual(
      isPaid ? ['DISCHARGE_HOLD', 'DISCHARGE'] : ['DISCHARGE_HOLD', 'DISCHARGE_FAILED', 'FORFEIT'],
    )
    expect(bank.payments.get(running)?.paid).toBe(isPaid ? 1 : 0)
    bank.ends = 'settled'
    await expectSoundPayouts(world().db)
    await expectSoundLedger(world().db)
  })

  it('before the bank is told: it is told all the same, once', async () => {
    const payee = await newPayee(world(), 500)
    const id = payoutIn(await withdraw(world(), payee, 500))
    await deleteAccount(world(), payee.mobile)
    await finish()
    await finish()
    expect([(await rowOf(world(), id)).step, bank.payments.get(id)?.paid]).toEqual(['settled', 1])
  })
})

/** Something that happens to a person, as it happens in the product; by whom it is done is its own affair. */
interface Event {
  happen: (payee: Payee) => Promise<void>
  /** The person before. */
  row?: () => Promise<Partial<typeof users.$inferInsert>>
  /** The answer to another withdrawal afterwards. */
  code: number
  /** Rubles left when everything under way has arrived. */
  left: number
}

const done = async (sent: Promise<{ json: { code: number } }>): Promise<void> => expect((await sent).json.code).toBe(0)
const seller = async () => ({ status: 'SELLER', pointId: (await newPoint(world())).pointId }) as const
const adminOf = async ({ id }: Payee): Promise<string> => {
  const [{ adminId } = { adminId: '' }] = await world()
    .db.select({ adminId: retailPoints.adminId })
    .from(users)
    .innerJoin(retailPoints, eq(retailPoints.id, users.pointId))
    .where(eq(users.id, id))
  return openSession(world().db, adminId ?? '', world().clock.now())
}
/** What the administration does where the product has no screen for it (docs/operations.md). */
const byHand = (change: SQL) => async (payee: Payee) =>
  void (await world().db.execute(sql`update users set ${change} where id = ${payee.id}`))

const EVENTS: Record<string, Event> = {
  'A71 the seller is excluded by the administrator': {
    row: seller,
    happen: async (payee) => done(order(world(), await adminOf(payee), commands.exclude(payee.id))),
    code: 0,
    left: 200,
  },
  'the seller leaves the point': {
    row: seller,
    happen: (payee) => done(order(world(), payee.token, commands.leave())),
    code: 0,
    left: 200,
  },
  'AD04 the administrator hands the point over to the person': {
    row: seller,
    happen: async (payee) => done(order(world(), await adminOf(payee), commands.handOver(payee.id))),
    code: 0,
    left: 200,
  },
  'AD04 the person hands the own point over': {
    row: seller,
    happen: async (payee) => {
      const [{ pointId } = { pointId: null }] = await world().db.select().from(users).where(eq(users.id, payee.id))
      await done(order(world(), await adminOf(payee), commands.handOver(payee.id)))
      const heir = await hire(world(), pointId ?? '')
      await done(order(world(), payee.token, commands.handOver(heir.id)))
    },
    code: 0,
    left: 200,
  },
  // A lock ends the sessions, too.
  'the administration locks the person': { happen: byHand(sql`locked = true`), code: 122, left: 700 },
  'RL12 the administration locks the payouts': { happen: byHand(sql`tax_locked = true`), code: 152, left: 700 },
  'C02 the desk rejects the profile': { happen: byHand(sql`profile_refused = true`), code: 151, left: 700 },
  'E20 another withdrawal reaches the limit of the year': {
    happen: async (payee) => {
      rules.perYear = 1_000
      await done(withdraw(world(), payee, 500))
    },
    code: 152,
    left: 200,
  },
  'BL23 the card is removed': {
    happen: (payee) =>
      done(world().call('POST', `/e2c/remove/card/${payee.card}`, { token: payee.token, key: crypto.randomUUID() })),
    code: 120,
    left: 700,
  },
}

const STAGES = {
  'before the bank is told': 'held',
  'while the bank has it': 'sent',
  'while the bank says nothing': 'checking',
} as const

const cases = Object.entries(EVENTS).flatMap(([name, event]) =>
  Object.entries(STAGES).flatMap(([when, step]) =>
    (['settled', 'refused'] as const).map((ends) => [`${name}, ${when}: ${ends}`, { event, step, ends }] as const),
  ),
)

describe('D90 the person’s standing changes: what is under way runs on, what is new is judged anew', () => {
  it.each(cases)('%s', async (_name, { event: { happen, row, code, left }, step, ends }) => {
    if (step === 'checking') bank.say = { pay: async (_payment, honest) => (honest(), { kind: 'unknown' }) }
    const payee = await newPayee(world(), 1_200, await row?.())
    const id = payoutIn(await withdraw(world(), payee, 500))
    if (step !== 'held') await world().runJobs()
    expect((await rowOf(world(), id)).step).toBe(step)
    bank.say = {}
    bank.ends = ends
    await happen(payee)
    expect((await withdraw(world(), payee, 500)).json.code).toBe(code)
    for (let time = 0; time < 3; time += 1) await finish()
    const isPaid = ends === 'settled'
    expect((await rowOf(world(), id)).step).toBe(isPaid ? 'settled' : 'returned')
    expect(await movementsOf(world(), id)).toEqual(['DISCHARGE_HOLD', isPaid ? 'DISCHARGE' : 'DISCHARGE_FAILED'])
    expect(await purse(world(), payee.id)).toEqual([isPaid ? left : 1_200, 0])
    expect(bank.payments.get(id)?.paid).toBe(isPaid ? 1 : 0)
    // A lock that the limit has set goes with the payouts that came back; every other one stays.
    const [person] = await world().db.select().from(users).where(eq(users.id, payee.id))
    expect(person?.taxLocked).toBe(code === 152 && (isPaid || rules.perYear === null))
    Object.assign(rules, NO_LIMITS)
    bank.ends = 'settled'
    await expectSoundPayouts(world().db)
    await expectSoundLedger(world().db)
  })

  it('C06 a withdrawal and the deletion of the account at once: the payout is wholly there, or there is none', async () => {
    for (let time = 0; time < 6; time += 1) {
      const payee = await newPayee(world(), 1_200)
      await requestDeletion(world(), payee.mobile)
      const code = await readCode(world(), payee.mobile)
      const began = await world().db.$count(payouts)
      const go = [() => withdraw(world(), payee, 500), () => confirmDeletion(world(), payee.mobile, code)]
      const answers = await Promise.all((time % 2 ? go : go.toReversed()).map((act) => act()))
      const [asked, gone] = time % 2 ? answers : answers.toReversed()
      expect([gone?.json.code, [0, 122].includes(asked?.json.code ?? -1)]).toEqual([0, true])
      expect((await world().db.$count(payouts)) - began).toBe(asked?.json.code === 0 ? 1 : 0)
    }
    await finish()
    await finish()
    await expectSoundPayouts(world().db)
    await expectSoundLedger(world().db)
  })

  it.each([
    ['settle', ['DISCHARGE_HOLD', 'DISCHARGE']],
    ['return', ['DISCHARGE_HOLD', 'DISCHARGE_FAILED', 'FORFEIT']],
  ] as const)(
    'A40 an operator’s «%s» about a payout whose person is gone ends it once; nobody is told',
    async (decision, movements) => {
      bank.say = { pay: async () => ({ kind: 'unknown' }), state: async () => ({ kind: 'unknown' }) }
      const payee = await newPayee(world(), 1_200)
      const id = payoutIn(await withdraw(world(), payee, 500))
      await world().runJobs()
      await deleteAccount(world(), payee.mobile)
      const operator = await world().tokenOf(90)
      const decide = () =>
        world().call('POST', `/desk/payout/finding/${id}`, {
          token: operator,
          key: crypto.randomUUID(),
          body: { decision, reason: 'Письмо' },
        })
      expect([(await decide()).json.code, (await decide()).json.code]).toEqual([0, 117])
      await finish()
      expect(await movementsOf(world(), id)).toEqual(movements)
      expect(await rowOf(world(), id)).toMatchObject({ userId: null, pan: null, bankCard: null })
      expect(await world().db.$count(notifications, eq(notifications.subject, id))).toBe(0)
      bank.say = {}
      await expectSoundPayouts(world().db)
      await expectSoundLedger(world().db)
    },
  )
})

describe('C04 C05 a bank that says nothing', () => {
  it('is asked again and again; past its time the payout is a suspect, and only an operator’s word ends it', async () => {
    const payee = await newPayee(world(), 600)
    bank.say = { pay: async () => ({ kind: 'unknown' }), state: async () => ({ kind: 'unknown' }) }
    const id = payoutIn(await withdraw(world(), payee, 500))
    await world().runJobs()
    expect((await rowOf(world(), id)).step).toBe('checking')
    for (let day = 0; day < 5; day += 1) {
      world().clock.pass(DAY)
      await world().runJobs()
    }
    expect(await purse(world(), payee.id)).toEqual([100, 500])
    expect(bank.calls.filter((call) => call === `state ${id}`).length).toBeGreaterThan(3)
    expect(await findingsOf(id)).toEqual([['unanswered', 50_000]])
    const decide = () => world().db.transaction((tx) => decidePayout(tx, id, 'return', world().clock.now()))
    expect([await decide(), await decide()]).toEqual(['ended', 'ended'])
    expect(await world().db.transaction((tx) => decidePayout(tx, id, 'settle', world().clock.now()))).toBe('otherwise')
    expect(await purse(world(), payee.id)).toEqual([600, 0])
    // The bank wakes up: the money had left after all.
    await world().db.transaction((tx) => takePayoutNotice(tx, { key: id, state: 'settled', reason: null }, world().clock.now()))
    expect(await findingsOf(id)).toEqual([
      ['unanswered', 50_000],
      ['returnedButPaid', 50_000],
    ])
    expect(await movementsOf(world(), id)).toEqual(['DISCHARGE_HOLD', 'DISCHARGE_FAILED'])
    bank.say = {}
  })

  it('a payout that the bank does not answer at once is asked about after 5, 10, 20 seconds', async () => {
    const payee = await newPayee(world(), 600)
    bank.ends = 'accepted'
    const id = await underWay(payee)
    const asked = () => bank.calls.filter((call) => call === `state ${id}`).length
    const seen: number[] = []
    for (const seconds of [4, 1, 9, 1, 19, 1]) {
      world().clock.pass(seconds * 1_000)
      await world().runJobs()
      seen.push(asked())
    }
    expect(seen).toEqual([0, 1, 1, 2, 2, 3])
    bank.ends = 'settled'
    expect(await world().db.$count(notifications, eq(notifications.subject, id))).toBe(1)
  })
})
