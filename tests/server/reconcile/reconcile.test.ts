/** Our payouts against the bank's statement: each kind of disagreement, found once. */
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { audit, payoutFindings, payouts, statementLines, users } from '../../../server/kernel/database/schema.ts'
import type { AuditEvent } from '../../../server/kernel/database/sets.ts'
import { compareDay, noteSuspects, paidUnderWay } from '../../../server/modules/reconcile/compare.ts'
import { closeMoot } from '../../../server/modules/reconcile/decide.ts'
import { reconcileJob } from '../../../server/modules/reconcile/job.ts'
import { purse } from '../payouts/support.ts'
import { asBefore } from '../support/deeds/earn.ts'
import { perform, takenBack, valueOf } from '../support/tamper.ts'
import { phoneOf } from '../support/server/test-app.ts'
import { openAsOwner } from '../support/server/test-database.ts'
import { DAY, reconcileDesk } from './desk.ts'

const { world, bank, statements, faults, paid, state, nextMorning, findings, kindsOf, dayOf } = reconcileDesk()

describe('what the reconciliation finds', () => {
  it('C05 a payout that stands in the statement once, with its sum, is no finding', async () => {
    const { id, line } = await paid()
    state(line)
    for (let day = 0; day < 3; day += 1) await nextMorning()
    expect(await kindsOf(id)).toEqual([])
  })

  it('missing: settled here, in no statement of its day and of the next', async () => {
    const { id } = await paid()
    await nextMorning()
    expect(await kindsOf(id)).toEqual([])
    await nextMorning()
    expect(await kindsOf(id)).toEqual(['missing'])
    for (let day = 0; day < 2; day += 1) await nextMorning()
    expect(await kindsOf(id)).toEqual(['missing'])
  })

  it('a payment that the bank writes on the next day is not missing', async () => {
    const { id, line } = await paid()
    state({ ...line, at: line.at + DAY })
    for (let day = 0; day < 3; day += 1) await nextMorning()
    expect(await kindsOf(id)).toEqual([])
  })

  it('doubled: the same key under two numbers of the bank, on one day or on two', async () => {
    const [one, other] = [await paid(), await paid()]
    state(one.line, { ...one.line, reference: randomUUID() })
    state(other.line, { ...other.line, reference: randomUUID(), at: other.line.at + DAY })
    for (let day = 0; day < 3; day += 1) await nextMorning()
    expect([await kindsOf(one.id), await kindsOf(other.id)]).toEqual([['doubled'], ['doubled']])
  })

  it('unknown: a payment without a key, and one with a key that is not ours', async () => {
    const { line } = await paid()
    state(
      line,
      { ...line, key: null, reference: 'alien-1' },
      { ...line, key: randomUUID(), reference: 'alien-2' },
      { ...line, key: 'x', reference: 'alien-3' },
    )
    await nextMorning()
    const found = (await world().db.select().from(payoutFindings)).filter(({ reference }) => reference?.startsWith('alien'))
    expect(found.map(({ kind, payoutId, ours, bank: sum }) => [kind, payoutId, ours, sum])).toEqual(
      Array.from({ length: 3 }, () => ['unknown', null, null, 50_000]),
    )
  })

  it('differs: another sum than ours', async () => {
    const { id, line } = await paid()
    state({ ...line, amount: 50_001 })
    await nextMorning()
    expect((await findings()).find(({ payoutId }) => payoutId === id)).toMatchObject({
      kind: 'differs',
      ours: 50_000,
      bank: 50_001,
    })
  })

  it('returnedButPaid: the points are back, and the money has left', async () => {
    const { id, line, row } = await paid('refused')
    expect(row?.step).toBe('returned')
    state(line)
    await nextMorning()
    expect(await kindsOf(id)).toEqual(['returnedButPaid'])
  })

  it('unanswered: past its time and no word; an answer that comes after all takes the finding away', async () => {
    const { id } = await paid('accepted')
    for (let day = 0; day < 5; day += 1) await nextMorning()
    expect(await kindsOf(id)).toEqual(['unanswered'])
    bank.ends = 'settled'
    await nextMorning()
    expect(await kindsOf(id)).toEqual([])
  })

  it('C05 the statement is the bank’s word: a payout under way that stands in it has arrived', async () => {
    const { id, line, person } = await paid('accepted')
    bank.ends = 'accepted'
    state(line)
    await nextMorning()
    const [row] = await world().db.select().from(payouts).where(eq(payouts.id, id))
    expect([row?.step, await purse(world(), person.id), await kindsOf(id)]).toEqual(['settled', [2_500, 0], []])
  })

  it('a statement that breaks off is no statement: nothing is missing, and it is read again to its end', async () => {
    const [one, other] = [await paid(), await paid()]
    state(one.line, other.line)
    faults.breaksAfter = 1
    await nextMorning()
    expect(await world().db.$count(statementLines, eq(statementLines.key, other.id))).toBe(0)
    faults.breaksAfter = null
    world().jobErrors.length = 0
    for (let day = 0; day < 2; day += 1) await nextMorning()
    expect(await world().db.$count(statementLines, eq(statementLines.key, other.id))).toBe(1)
    expect([await kindsOf(one.id), await kindsOf(other.id)]).toEqual([[], []])
  })
})

describe('what grows with the programme', () => {
  it('two payments under one number of the bank are a fault that is said, not a line that is lost', async () => {
    const [one, other] = [await paid(), await paid()]
    state(one.line, { ...other.line, reference: one.line.reference })
    const reader = reconcileJob(bank)
    const now = world().clock.now() + DAY
    const context = { db: world().db, now, signal: new AbortController().signal }
    await expect(reader({}, context)).rejects.toThrow(`number ${one.line.reference} stands for two payments`)
    statements.delete(one.day)
    state(one.line, other.line)
    await nextMorning()
    expect([await kindsOf(one.id), await kindsOf(other.id)]).toEqual([[], []])
  })

  it('C05 more suspects than anybody looks at do not hide a new one', async () => {
    const { db, clock } = world()
    const [at, old] = [new Date(clock.now()), new Date(clock.now() - 100 * DAY)]
    const row = {
      amount: 50_000,
      bankCard: 'x',
      pan: '2200********4242',
      step: 'checking',
      createdAt: old,
      until: old,
      sentAt: old,
    } as const
    const ids = Array.from({ length: 1_001 }, () => randomUUID())
    const smuggle = (rows: (typeof payouts.$inferInsert)[]) =>
      asBefore(db, async (tx) => void (await tx.insert(payouts).values(rows)))
    await smuggle(ids.map((id) => ({ ...row, id })))
    await noteSuspects(db, clock.now())
    const last = randomUUID()
    await smuggle([{ ...row, id: last, until: new Date(clock.now() - 1) }])
    await noteSuspects(db, clock.now())
    expect(await db.$count(payoutFindings, eq(payoutFindings.payoutId, last))).toBe(1)
    await asBefore(db, async (tx) => {
      await tx
        .update(payouts)
        .set({ step: 'returned', reason: 'operator', endedAt: at, bankCard: null })
        .where(inArray(payouts.id, [...ids, last]))
    })
    // Nobody has to look at them again.
    await closeMoot(db, clock.now())
    const open = and(
      isNull(payoutFindings.decidedAt),
      isNull(payoutFindings.mootAt),
      inArray(payoutFindings.payoutId, [...ids, last]),
    )
    expect(await db.$count(payoutFindings, open)).toBe(0)
  })

  it.runIf(inject('engineSetup').engine === 'postgres')('the payouts of other days are not read', async () => {
    const owner = await openAsOwner(world().db)
    const day = '2026-01-15'
    const at = `'2026-01-15T12:00:00Z'::timestamptz`
    const read = await takenBack(owner.db, async (tx) => {
      await perform(tx, [
        'set local session_replication_role = replica',
        `insert into payouts (id, amount, step, created_at, until, ended_at)
          select gen_random_uuid(), 50000, 'settled', ${at} - interval '1 day' * (i / 100), ${at}, ${at} - interval '1 day' * (i / 100)
          from generate_series(1, 20000) i`,
        `insert into statement_lines (reference, key, amount, at, day)
          select gen_random_uuid(), id, amount, ended_at, '${day}' from payouts where ended_at = ${at}`,
        `insert into ledger_transactions (id, operation, payout_id, created_at)
          select gen_random_uuid(), 'DISCHARGE_HOLD', id, created_at from payouts where amount = 50000 and until = ${at}`,
        'set local session_replication_role = origin',
        'analyze payouts',
        'analyze ledger_transactions',
        'analyze statement_lines',
        'analyze payout_findings',
      ])
      const count = async () =>
        Number(
          await valueOf(
            tx,
            `select (seq_tup_read + idx_tup_fetch)::text as value from pg_stat_xact_user_tables where relname = 'payouts'`,
          ),
        )
      const before = await count()
      await compareDay(tx, day, world().clock.now())
      await paidUnderWay(tx, day, '')
      return (await count()) - before
    })
    await owner.close()
    expect(read).toBeLessThan(2_000)
  })
})

describe('D151 what an operator reads of others is written down', () => {
  const readings = async () => {
    const events: AuditEvent[] = ['payeesRead', 'findingsRead']
    return world().db.select().from(audit).where(inArray(audit.event, events)).orderBy(audit.id)
  }

  it('who has downloaded payees, when, of which year, how many, from where; and nobody who was refused', async () => {
    await paid('settled', 1_000)
    const before = (await readings()).length
    const year = dayOf(world().clock.now()).slice(0, 4)
    const ask = async (who: number) => {
      const token = await world().tokenOf(who)
      return world().call('GET', `/desk/payout/payees?year=${year}`, { token })
    }
    expect((await ask(1)).status).toBe(403)
    const answer = await ask(90)
    const people = String(answer.bytes)
      .split('\r\n')
      .filter((line) => line !== '' && !line.startsWith('\uFEFF') && !line.startsWith('Удалённые')).length
    const [operator] = await world()
      .db.select()
      .from(users)
      .where(eq(users.mobile, phoneOf(90)))
    const written = (await readings()).slice(before)
    expect(written).toEqual([
      expect.objectContaining({
        event: 'payeesRead',
        actor: operator?.auditId,
        subject: null,
        object: `${year} rows=${people}`,
        at: new Date(world().clock.now()),
        origin: expect.stringMatching(/^[\da-f]{64}$/),
        reason: 'desk',
      }),
    ])
    expect(people).toBeGreaterThan(0)
  })

  it('a page of findings is a reading with its rows', async () => {
    const before = (await readings()).length
    const page = await world().call('GET', '/desk/payout/findings?size=2', { token: await world().tokenOf(90) })
    const { findings } = page.json.payload as { findings: unknown[] }
    expect((await readings()).slice(before)).toMatchObject([{ event: 'findingsRead', object: `rows=${findings.length}` }])
  })
})

describe('the file of payees', () => {
  it('E20 a line for each person with what has arrived in the year', async () => {
    const { person } = await paid('settled', 1_000)
    await paid('refused', 700)
    const year = dayOf(world().clock.now()).slice(0, 4)
    const answer = await world().call('GET', `/desk/payout/payees?year=${year}`, { token: await world().tokenOf(90) })
    const lines = String(answer.bytes).split('\r\n')
    expect(lines[0]).toBe('\uFEFFФамилия;Имя;Отчество;ИНН;Телефон;Выводов;Сумма, ₽')
    const mine = lines.filter((line) => line.includes(person.mobile) && line.endsWith(';1;1000,00'))
    expect(mine).toHaveLength(1)
    expect(lines.some((line) => line.endsWith(';700,00'))).toBe(false)
    expect(answer.headers).toMatchObject({
      'content-disposition': `attachment; filename="payees-${year}.csv"`,
      'cache-control': 'no-store',
    })
  })

  it('E20 a payout belongs to the year of Moscow in which it arrived', async () => {
    const answer = await world().call('GET', '/desk/payout/payees?year=2025', { token: await world().tokenOf(90) })
    expect(String(answer.bytes).split('\r\n')[1]).toMatch(/^Соколова;.*;1;1800,00$/)
  })
})
