/** Points corrected by hand: only as entries of the ledger, above a sum a day with a second operator, however it is sliced (C07). */
import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { pointsText } from '../../../src/domain/money/points-text.ts'
import { PROFI } from '../../../server/demo/people.ts'
import {
  audit,
  auditNotes,
  corrections,
  deskCases,
  deskDecisions,
  jobs,
  ledgerTransactions,
  stakes,
  users,
} from '../../../server/kernel/database/schema.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { correctPoints } from '../../../server/modules/ledger/correct.ts'
import { balanceOf } from '../../../server/modules/ledger/ledger.ts'
import { verifyLedger } from '../../../server/modules/ledger/verify/verify.ts'
import { decideCorrection } from '../../../server/modules/corrections/correct.ts'
import { createBank } from '../payouts/bank.ts'
import { startProcesses } from '../payouts/faults.ts'
import type { Processes } from '../payouts/faults.ts'
import { givePoints } from '../payouts/support.ts'
import { deleteAccount } from '../support/deeds/deletion.ts'
import { expectSoundLedger } from '../support/ledger.ts'
import { chance } from '../support/races/random.ts'
import { DAY, MINUTE, SECOND } from '../support/server/clock.ts'
import { testApp } from '../support/server/test-app.ts'
import { hire, newcomer, newPoint } from '../team/support.ts'
import type { Member } from '../team/support.ts'
import { freshInn } from './matters.ts'
import { cardOf, correct, linesAbout } from './people-support.ts'
import { act, operator, seen, takeAndDecide, waiting, waitingCorrection, waits } from './support.ts'

const world = testApp()
const isFull = process.env['GRID'] === 'full'
const SEEDS = Array.from({ length: isFull ? 60 : 6 }, (_, at) => at + 1)

let desk: Member
let person: Member
beforeEach(async () => {
  desk = await operator(world())
  person = await newcomer(world())
})

/** What a correction becomes: its state, or the code of its refusal. */
const outcome = async (who: Member, whom: Member, points: number): Promise<unknown> => {
  const { code, payload } = (await correct(world(), who, whom, points)).json
  return code === 0 ? (payload as { state: string }).state : code
}

const balance = async (whom: Member): Promise<number> => (await balanceOf(world().db, whom.id)) / 100

const findings = async (): Promise<string[]> => {
  const found: string[] = []
  await verifyLedger(world().db, ({ kind, what }) => found.push(`${kind} ${what}`))
  return found
}

describe('C07 a correction', () => {
  it.each([
    ['a buyer', 'MANUAL_CHARGE_BUYER', () => newcomer(world())],
    ['a seller', 'MANUAL_CHARGE_SELLER', () => hire(world(), PROFI)],
    ['an administrator of a point', 'MANUAL_CHARGE_ART', async () => (await newPoint(world(), freshInn())).admin],
  ])('BL31 BL32 BL33 of %s is an entry with its words in the history, given and taken', async (_who, operation, make) => {
    const whom = await make()
    expect(await outcome(desk, whom, 300)).toBe('done')
    world().clock.pass(SECOND)
    expect(await outcome(desk, whom, -120)).toBe('done')
    expect(await balance(whom)).toBe(180)
    await world().db.update(users).set({ taxStatus: 'ACCEPTED' }).where(eq(users.id, whom.id))
    const { json } = await world().call('POST', '/account/history', { token: whom.token, body: { offset: 0, size: 10 } })
    expect((json.payload as { history: unknown[] }).history).toMatchObject([
      { operation, amount: -120, comment: 'Поправка поддержки: Возврат инструмента' },
      { operation, amount: 300, comment: 'Поправка поддержки: Возврат инструмента' },
    ])
    await expectSoundLedger(world().db)
    expect(await findings()).toEqual([])
  })

  it('is in the audit with its reason, and on the card of its person', async () => {
    const { payload } = (await correct(world(), desk, person, 250)).json as { payload: { id: string } }
    expect(await linesAbout(world(), person)).toMatchObject([
      { event: 'pointsCorrected', reason: 'desk', object: payload.id, note: 'Возврат инструмента' },
    ])
    expect((await cardOf(world(), desk, person)).json.payload).toMatchObject({
      points: { free: 250, earnedThisMonth: 250 },
      corrections: [{ id: payload.id, points: 250, state: 'done', by: 'Мария Петрова', decidedBy: null, refusal: null }],
    })
  })

  it('takes no more than is free, and says how much that is', async () => {
    expect((await correct(world(), desk, person, -1)).json).toMatchObject({
      code: 153,
      message: 'Свободно 0 баллов: больше снять нельзя',
    })
    await givePoints(world().db, person.id, 40_000, world().clock.now())
    expect((await correct(world(), desk, person, -401)).json).toMatchObject({
      code: 153,
      message: 'Свободно 400 баллов: больше снять нельзя',
    })
    expect(await outcome(desk, person, -400)).toBe('done')
    expect(await balance(person)).toBe(0)
  })

  it('needs points and a reason; a repeat of the command gives once', async () => {
    const send = (body: object, key: string = randomUUID()) =>
      world().call('POST', `/desk/person/${person.id}/correction`, { token: desk.token, key, body })
    expect((await send({ points: 0, reason: 'Возврат' })).json).toMatchObject({
      code: 6,
      message: { points: expect.any(String) },
    })
    expect((await send({ points: 5, reason: '  ' })).json).toMatchObject({ code: 6, message: { reason: expect.any(String) } })
    expect((await send({ points: 5.5, reason: 'Возврат' })).json.code).toBe(123)
    expect((await send({ points: 100_001, reason: 'Возврат' })).json.code).toBe(123)
    const key = randomUUID()
    const [one, other] = await Promise.all([
      send({ points: 7, reason: 'Возврат' }, key),
      send({ points: 7, reason: 'Возврат' }, key),
    ])
    expect(one.json).toEqual(other.json)
    expect(await balance(person)).toBe(7)
  })
})

describe('C07 a second operator', () => {
  it('is asked above 1 000 points, and not for 1 000', async () => {
    expect(await outcome(desk, person, 1_000)).toBe('done')
    expect(await outcome(await operator(world()), await newcomer(world()), 1_001)).toBe('waiting')
  })

  it('is asked for slices: of one person, of one operator, given and taken', async () => {
    const [other, another] = [await operator(world()), await newcomer(world())]
    expect(await outcome(desk, person, 600)).toBe('done')
    // Another operator, the same person; the same operator, another person.
    expect(await outcome(other, person, 600)).toBe('waiting')
    expect(await outcome(desk, another, 600)).toBe('waiting')
    const [third, fourth] = [await operator(world()), await newcomer(world())]
    expect(await outcome(third, fourth, 600)).toBe('done')
    expect(await outcome(third, fourth, -600)).toBe('waiting')
  })

  it('counts what waits for as long as it does, and what was refused no more', async () => {
    const one = await waitingCorrection(world(), 5_000)
    const [row] = await world().db.select().from(corrections).where(eq(corrections.id, one.id))
    world().clock.pass(3 * DAY)
    const token = await openSession(world().db, row?.operatorId ?? '', world().clock.now())
    const proposer = { id: row?.operatorId ?? '', mobile: '', token }
    person = await newcomer(world())
    expect(await outcome(proposer, person, 10)).toBe('waiting')
    desk = await operator(world())
    const [own] = await world().db.select().from(corrections).where(eq(corrections.userId, person.id))
    for (const id of [one.id, own?.id ?? ''])
      await takeAndDecide(world(), desk, { kind: 'correction', id }, { verdict: 'refuse', reason: 'Нет' })
    world().clock.pass(10 * SECOND)
    await world().runJobs()
    expect(await outcome(proposer, person, 10)).toBe('done')
  })

  it('is not asked for what was moved more than a day ago', async () => {
    await outcome(desk, person, 900)
    world().clock.pass(DAY - MINUTE)
    desk = await operator(world())
    expect(await outcome(desk, person, 101)).toBe('waiting')
    world().clock.pass(MINUTE)
    const [later, another] = [await operator(world()), await newcomer(world())]
    expect(await outcome(later, another, 101)).toBe('done')
  })

  it('F01 counts findings about payouts with corrections: one rule', async () => {
    const one = await waiting.payout(world())
    expect((await takeAndDecide(world(), desk, one, { verdict: 'settle', reason: 'Письмо банка' })).json.code).toBe(0)
    world().clock.pass(10 * SECOND)
    await world().runJobs()
    expect(await waits(world(), one)).toBe(false)
    expect(
      await world().db.select({ amount: stakes.amount, waits: stakes.waits }).from(stakes).where(eq(stakes.id, one.id)),
    ).toEqual([{ amount: 50_001, waits: false }])
    expect(await outcome(desk, person, 500)).toBe('waiting')
    const two = await waiting.payout(world())
    await takeAndDecide(world(), desk, two, { verdict: 'settle', reason: 'Письмо банка' })
    world().clock.pass(10 * SECOND)
    await world().runJobs()
    expect(await waits(world(), two)).toBe(true)
  })

  it('is neither who has proposed it nor its person; a second correction waits for the first', async () => {
    const body = { points: 1_500, reason: 'Возврат инструмента' }
    const { json } = await world().call('POST', `/desk/person/${person.id}/correction`, {
      token: desk.token,
      key: randomUUID(),
      body,
    })
    const which = { kind: 'correction', id: (json.payload as { id: string }).id } as const
    expect((await act(world(), desk, which, 'take')).json.code).toBe(118)
    expect(await outcome(await operator(world()), person, 5)).toBe(146)
    await world().db.update(users).set({ inn: '500100732259' }).where(eq(users.id, person.id))
    const own = await operator(world())
    await world().db.update(users).set({ inn: '500100732259' }).where(eq(users.id, own.id))
    expect((await act(world(), own, which, 'take')).json.code).toBe(118)
  })

  it('sees who proposes what and why, what is free and what was before', async () => {
    await givePoints(world().db, person.id, 90_000, world().clock.now())
    await outcome(desk, person, 100)
    await outcome(await operator(world(), 'Смирнова', 'Ольга'), person, -990)
    const [row] = await world()
      .db.select()
      .from(corrections)
      .where(and(eq(corrections.userId, person.id), eq(corrections.state, 'waiting')))
    const answer = await seen(world(), await operator(world()), { kind: 'correction', id: row?.id ?? '' })
    expect(answer.json.payload).toMatchObject({
      case: { kind: 'correction', title: 'Снять 990 баллов', detail: 'Предлагает Смирнова О.' },
      who: { name: 'Петров И.', role: 'Покупатель' },
      rows: [
        { label: 'Поправка', claimed: '−990' },
        { label: 'Причина', claimed: 'Возврат инструмента' },
        { label: 'Предлагает', claimed: 'Смирнова О.' },
        { label: 'Свободно сейчас', claimed: pointsText(1_000) },
        { label: 'Станет', claimed: '10 баллов' },
      ],
      history: [{ text: 'Поправка +100, записано: Возврат инструмента' }],
    })
  })

  it('cannot take what has been spent meanwhile: it waits on, with the reason why', async () => {
    await givePoints(world().db, person.id, 150_000, world().clock.now())
    const { json } = await correct(world(), desk, person, -1_200)
    const which = { kind: 'correction', id: (json.payload as { id: string }).id } as const
    const [second, third] = [await operator(world()), await operator(world())]
    await takeAndDecide(world(), second, which, { verdict: 'approve' })
    // Between the decision and its moment: as if the person had withdrawn.
    const spent = await world()
      .db.insert(corrections)
      .values({
        id: randomUUID(),
        userId: person.id,
        amount: -100_000,
        reason: 'Вывод',
        state: 'done',
        operatorId: third.id,
        createdAt: new Date(world().clock.now()),
        decidedAt: new Date(world().clock.now()),
      })
      .returning()
    await world().db.transaction((tx) =>
      correctPoints(
        tx,
        { id: spent[0]?.id ?? '', userId: person.id, operation: 'MANUAL_CHARGE_BUYER', amount: -100_000, text: 'Вывод' },
        world().clock.now(),
      ),
    )
    world().clock.pass(10 * SECOND)
    await world().runJobs()
    expect(await waits(world(), which)).toBe(true)
    expect((await seen(world(), second, which)).json.payload).toMatchObject({
      case: { failed: 'Свободно 500 баллов: больше снять нельзя' },
      rows: expect.arrayContaining([expect.objectContaining({ label: 'Станет', claimed: 'Столько баллов уже нет' })]),
    })
    expect(await balance(person)).toBe(500)
  })
})

describe('C06 DL03 when its person goes', () => {
  it('nothing waits, nothing that was typed stays, and the ledger has its grounds', async () => {
    await outcome(desk, person, 400)
    await outcome(desk, person, 5_000)
    const [row] = await world()
      .db.select()
      .from(corrections)
      .where(and(eq(corrections.userId, person.id), eq(corrections.state, 'waiting')))
    const which = { kind: 'correction', id: row?.id ?? '' } as const
    await takeAndDecide(world(), await operator(world()), which, { verdict: 'approve' })
    const before = await world().db.select({ id: corrections.id }).from(corrections).where(eq(corrections.userId, person.id))
    expect((await deleteAccount(world(), person.mobile)).json.code).toBe(0)
    world().clock.pass(10 * SECOND)
    await world().runJobs()
    expect(await waits(world(), which)).toBe(false)
    const left = await world()
      .db.select({ state: corrections.state, userId: corrections.userId, reason: corrections.reason })
      .from(corrections)
      .where(
        inArray(
          corrections.id,
          before.map(({ id }) => id),
        ),
      )
      .orderBy(corrections.amount)
    expect(left).toEqual([
      { state: 'done', userId: null, reason: null },
      { state: 'refused', userId: null, reason: null },
    ])
    expect(await world().db.$count(auditNotes, eq(auditNotes.userId, person.id))).toBe(0)
    expect(await world().db.$count(stakes, and(eq(stakes.id, which.id)))).toBe(0)
    expect(await findings()).toEqual([])
  })
})

describe('C07 operators at the same time', () => {
  it.each(SEEDS)('seed %i: what passes without a second operator is never above the sum, of nobody', async (seed) => {
    const random = chance(seed)
    const desks = await Promise.all(Array.from({ length: 3 }, () => operator(world())))
    const people = await Promise.all(Array.from({ length: 3 }, () => newcomer(world())))
    const wishes = Array.from({ length: 14 }, () => ({
      who: random.pick(desks),
      whom: random.pick(people),
      points: 100 + random.below(500),
    }))
    const answers = await Promise.all(
      wishes.map(async (wish) => ({ ...wish, is: await outcome(wish.who, wish.whom, wish.points) })),
    )
    const done = answers.filter(({ is }) => is === 'done')
    expect(new Set(answers.map(({ is }) => is)).size).toBeGreaterThan(1)
    const sumOf = (of: readonly (typeof done)[number][]) => of.reduce((sum, { points }) => sum + points, 0)
    for (const one of desks) expect(sumOf(done.filter(({ who }) => who === one))).toBeLessThanOrEqual(1_000)
    for (const one of people) {
      const theirs = sumOf(done.filter(({ whom }) => whom === one))
      expect(theirs).toBeLessThanOrEqual(1_000)
      expect(await balance(one)).toBe(theirs)
    }
  })

  it('two second operators decide at once: it is carried out once', async () => {
    const one = await waitingCorrection(world())
    const desks = await Promise.all(Array.from({ length: 4 }, () => operator(world())))
    const word = { id: one.id, verdict: 'approve', reason: null, origin: 'test', via: 'desk', now: world().clock.now() } as const
    const ends = await Promise.allSettled(
      desks.map(({ id }) => world().db.transaction((tx) => decideCorrection(tx, { ...word, operator: id }))),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balance(one.owner)).toBe(1_500)
    expect(await world().db.$count(audit, and(eq(audit.object, one.id), eq(audit.event, 'pointsCorrected')))).toBe(1)
  })
})

describe.runIf(inject('engineSetup').engine === 'postgres')('C07 a process that dies while a correction is carried out', () => {
  let processes: Processes
  beforeAll(async () => {
    processes = await startProcesses(world())
  })
  afterAll(() => processes.close())

  /** @param at the await at which the first process dies; null: it lives. @returns its awaits */
  const live = async (at: number | null): Promise<string[]> => {
    const one = await waitingCorrection(world())
    await takeAndDecide(world(), await operator(world()), one, { verdict: 'approve' })
    world().clock.pass(10 * SECOND)
    const points = await processes.liveOnce(createBank(), at)
    // Longer than the lock of a dead process.
    world().clock.pass(2 * MINUTE)
    await processes.liveOnce(createBank(), null)
    expect(await balance(one.owner), `died at ${at}: ${points.at(-1)}`).toBe(1_500)
    expect(await world().db.$count(ledgerTransactions, eq(ledgerTransactions.id, one.id))).toBe(1)
    expect(await world().db.$count(deskCases, eq(deskCases.id, one.id))).toBe(0)
    expect(await world().db.$count(deskDecisions, eq(deskDecisions.caseId, one.id))).toBe(0)
    return points
  }

  it('at every await of the job: the next process carries it out, once', async () => {
    await world().db.delete(jobs)
    const awaits = (await live(null)).length
    expect(awaits).toBeGreaterThan(15)
    for (let at = 0; at < awaits; at += 1) await live(at)
    expect(await findings()).toEqual([])
  })
})
