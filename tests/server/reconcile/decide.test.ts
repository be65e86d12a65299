/** What operators decide about a disagreement: once, by whom, and what it moves. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { audit, ledgerComments, notifications, payoutFindings, payouts, users } from '../../../server/kernel/database/schema.ts'
import { record } from '../../../server/modules/audit/record.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { spentBy, yearOf } from '../../../server/modules/payouts/spent.ts'
import { compensate } from '../../../server/modules/reconcile/compensate.ts'
import { leaveFindings } from '../../../server/modules/reconcile/forget.ts'
import { newPayee, payoutIn, purse, withdraw } from '../payouts/support.ts'
import { reconcileDesk } from './desk.ts'
import { ledgerFindings, secondOperator } from './support.ts'

const { world, bank, paid, state, nextMorning, findings, kindsOf, decide, findingOf, payeesOf } = reconcileDesk()

/** Something that one side waits for and the other lets happen. */
const gate = () => {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

describe('what operators decide', () => {
  const unanswered = async (sum = 500) => {
    const made = await paid('accepted', sum)
    bank.say.state = async (key, honest) => (key === made.id ? { kind: 'unknown' } : honest())
    for (let day = 0; day < 5; day += 1) await nextMorning()
    return { ...made, finding: await findingOf(made.id) }
  }

  it('C07 settle ends a payout without an answer, return gives the points back; the audit has who and why, a second word is refused', async () => {
    const [settled, returned] = [await unanswered(), await unanswered()]
    expect(await decide(settled.finding, 'settle')).toMatchObject({ code: 0, payload: { status: 'decided' } })
    expect(await decide(returned.finding, 'return')).toMatchObject({ code: 0, payload: { status: 'decided' } })
    expect(await purse(world(), settled.person.id)).toEqual([2_500, 0])
    expect(await purse(world(), returned.person.id)).toEqual([3_000, 0])
    expect((await decide(settled.finding, 'return')).code).toBe(117)
    const [desk] = await world().db.select().from(users).where(eq(users.isOperator, true)).orderBy(users.createdAt)
    const lines = await world().db.select().from(audit).where(eq(audit.object, settled.finding))
    expect(lines.map(({ event, actor, reason }) => [event, actor, reason])).toEqual([['findingSettled', desk?.auditId, 'desk']])
    const [row] = await world().db.select().from(payoutFindings).where(eq(payoutFindings.id, settled.finding))
    expect(row).toMatchObject({ decision: 'settle', reason: 'Письмо банка' })
  })

  it('C07 above the limit two operators decide alike: the same one twice, and another decision, are refused', async () => {
    const { finding, person } = await unanswered(1_500)
    expect((await decide(finding, 'return')).payload).toEqual({ status: 'waiting', effect: null })
    expect(await purse(world(), person.id)).toEqual([1_500, 1_500])
    expect((await findings()).find(({ id }) => id === finding)).toMatchObject({ needsSecond: true, waiting: 'return' })
    expect((await decide(finding, 'return')).code).toBe(157)
    expect(await decide(finding, 'settle', { token: await secondOperator(world()) })).toMatchObject({
      code: 6,
      message: { decision: 'Первый оператор решил иначе' },
    })
    expect((await decide(finding, 'return', { token: await secondOperator(world()) })).payload).toEqual({
      status: 'decided',
      effect: 'returned',
    })
    expect(await purse(world(), person.id)).toEqual([3_000, 0])
  })

  it('at the limit one is enough', async () => {
    const { finding } = await unanswered(1_000)
    expect((await decide(finding, 'settle')).payload).toEqual({ status: 'decided', effect: 'settled' })
  })

  it('a payout without an answer can be decided before its time is over; one that the bank has is left alone', async () => {
    const { id, person } = await paid('accepted')
    expect((await decide(id, 'return')).code).toBe(120)
    await world().db.update(payouts).set({ step: 'checking' }).where(eq(payouts.id, id))
    expect((await decide(id, 'return')).payload).toEqual({ status: 'decided', effect: 'returned' })
    expect(await purse(world(), person.id)).toEqual([3_000, 0])
  })

  it('missing: «return» gives the points by a transaction of its own, with words, and the ledger stays sound', async () => {
    const { id, person } = await paid()
    for (let day = 0; day < 2; day += 1) await nextMorning()
    expect((await decide(await findingOf(id), 'return')).payload).toEqual({ status: 'decided', effect: 'compensated' })
    expect(await purse(world(), person.id)).toEqual([3_000, 0])
    const history = await world().call('POST', '/account/history', { token: person.token, body: { offset: 0, size: 10 } })
    const rows = (history.json.payload as { history: { operation: string; amount: number; comment: string | null }[] }).history
    expect(rows.map(({ operation, amount }) => [operation, amount])).toEqual([
      ['MANUAL_CHARGE_SELLER', 500],
      ['DISCHARGE', -500],
      ['CHARGE_FOR_BUY', 3_000],
    ])
    expect(await ledgerFindings(world())).toEqual([])
  })

  it.each([
    ['settle', 'counted', 500],
    ['return', 'noted', 0],
  ] as const)(
    'E20 returnedButPaid: «%s» is %s, the points stay where they are, the year counts %i rubles',
    async (decision, effect, counted) => {
      const { id, line, person } = await paid('refused')
      state(line)
      await nextMorning()
      expect((await decide(await findingOf(id), decision)).payload).toEqual({ status: 'decided', effect })
      expect(await purse(world(), person.id)).toEqual([3_000, 0])
      expect((await spentBy(world().db, person.id, world().clock.now())).year).toBe(counted * 100)
      expect((await payeesOf(person)).length).toBe(counted === 0 ? 0 : 1)
      await nextMorning()
      expect(await kindsOf(id)).toEqual([])
      expect(await ledgerFindings(world())).toEqual([])
    },
  )

  it.each(['settle', 'return'] as const)('unknown, doubled, differs: «%s» is a note', async (decision) => {
    const { id, line, person } = await paid()
    state({ ...line, amount: 50_001 }, { ...line, reference: randomUUID(), at: line.at + 1 })
    await nextMorning()
    expect((await kindsOf(id)).toSorted()).toEqual(['differs', 'doubled'])
    for (const finding of (await findings()).filter(({ payoutId }) => payoutId === id))
      expect((await decide(finding.id, decision)).payload).toEqual({ status: 'decided', effect: 'noted' })
    expect(await purse(world(), person.id)).toEqual([2_500, 0])
  })

  it('E20 a payout that did not arrive counts for no year, takes the lock of the limit with it, and its person hears of it', async () => {
    const { id, person } = await paid()
    expect((await payeesOf(person)).length).toBe(1)
    await world()
      .db.update(users)
      .set({ taxLocked: true, taxLimitYear: yearOf(world().clock.now()) })
      .where(eq(users.id, person.id))
    await world().db.transaction((tx) =>
      record(
        tx,
        { event: 'taxLocked', actor: null, subject: person.id, origin: 'payouts', reason: 'taxLimit' },
        world().clock.now(),
      ),
    )
    for (let day = 0; day < 2; day += 1) await nextMorning()
    await decide(await findingOf(id), 'return')
    expect((await spentBy(world().db, person.id, world().clock.now())).year).toBe(0)
    expect(await payeesOf(person)).toEqual([])
    const [row] = await world().db.select().from(users).where(eq(users.id, person.id))
    expect([row?.taxLocked, row?.taxLimitYear]).toEqual([false, null])
    const told = await world().db.select().from(notifications).where(eq(notifications.subject, id)).orderBy(notifications.number)
    expect(told.map(({ event }) => event)).toEqual(['payoutSent', 'payoutSettled', 'payoutReturned'])
  })

  it('C01 the points of one payout are given back once, whoever writes', async () => {
    const { id, person } = await paid()
    for (let day = 0; day < 2; day += 1) await nextMorning()
    await decide(await findingOf(id), 'return')
    const again = world().db.transaction((tx) => compensate(tx, id, world().clock.now()))
    await expect(again).rejects.toMatchObject({ body: { code: 117 } })
    expect(await purse(world(), person.id)).toEqual([3_000, 0])
  })

  it('C01 missing, and then in a later statement: the finding goes, and no points can be given for it', async () => {
    const { id, line, person } = await paid()
    for (let day = 0; day < 2; day += 1) await nextMorning()
    const finding = await findingOf(id)
    state({ ...line, at: world().clock.now() })
    await nextMorning()
    expect(await kindsOf(id)).toEqual([])
    expect((await decide(finding, 'return')).code).toBe(117)
    expect(await purse(world(), person.id)).toEqual([2_500, 0])
  })

  it('C01 missing, given back, and then in a later statement: found again, as paid', async () => {
    const { id, line } = await paid()
    for (let day = 0; day < 2; day += 1) await nextMorning()
    await decide(await findingOf(id), 'return')
    state({ ...line, at: world().clock.now() })
    await nextMorning()
    expect(await kindsOf(id)).toEqual(['returnedButPaid'])
  })

  it('C01 no points go back while the bank is being told: what is on its way could not be stopped', async () => {
    const person = await newPayee(world(), 3_000, { taxLimitYear: 2026 })
    const id = payoutIn(await withdraw(world(), person, 500))
    const [heard, word] = [gate(), gate()]
    bank.say.pay = async (_payment, honest) => {
      heard.open()
      await word.opened
      honest()
      return { kind: 'unknown' }
    }
    bank.ends = 'accepted'
    const run = world().runJobs()
    await heard.opened
    const refused = await decide(id, 'return')
    word.open()
    await run
    expect([refused.code, refused.message]).toEqual([158, 'Этот вывод сейчас сверяют с банком. Повторите через минуту'])
    expect(await purse(world(), person.id)).toEqual([2_500, 500])
    bank.say.pay = null
    expect((await decide(id, 'return')).payload).toEqual({ status: 'decided', effect: 'returned' })
    expect(await purse(world(), person.id)).toEqual([3_000, 0])
  })

  it('C07 nobody decides about an own payout', async () => {
    const { finding, person } = await unanswered()
    await world().db.update(users).set({ isOperator: true }).where(eq(users.id, person.id))
    const token = await openSession(world().db, person.id, world().clock.now())
    expect((await decide(finding, 'return', { token })).code).toBe(118)
    expect(await purse(world(), person.id)).toEqual([2_500, 500])
    await world().db.update(users).set({ isOperator: false }).where(eq(users.id, person.id))
  })

  it('two decisions at once: one counts', async () => {
    const { finding, person } = await unanswered()
    const codes = (
      await Promise.all([decide(finding, 'settle'), decide(finding, 'return', { token: await secondOperator(world()) })])
    ).map(({ code }) => code)
    expect(codes.toSorted((one, other) => one - other)).toEqual([0, 117])
    const [points, held] = await purse(world(), person.id)
    expect([held, [2_500, 3_000].includes(points)]).toEqual([0, true])
  })

  it('C07 only operators, with a reason, about something that exists', async () => {
    const { finding } = await unanswered()
    expect((await decide(finding, 'settle', { token: await world().tokenOf(1) })).code).toBe(121)
    expect((await decide(finding, 'settle', { reason: 'ну' })).code).toBe(123)
    expect((await decide(randomUUID(), 'settle')).code).toBe(120)
    expect((await decide('x', 'settle')).code).toBe(120)
    expect((await decide(finding, 'settle')).code).toBe(0)
  })

  it('C06 what operators have typed goes with the account, the finding stays', async () => {
    const { finding, person } = await unanswered()
    await decide(finding, 'settle', { reason: 'Звонил Петров' })
    await world().db.transaction((tx) => leaveFindings(tx, person.id))
    const [row] = await world().db.select().from(payoutFindings).where(eq(payoutFindings.id, finding))
    expect([row?.decision, row?.reason, row?.userId]).toEqual(['settle', null, null])
    expect(await world().db.$count(ledgerComments, and(eq(ledgerComments.userId, person.id)))).toBe(0)
  })
})
