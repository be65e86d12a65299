/** Who has a case, for how long, and what can be taken back (C07). */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { deskDecisions, deskTakes, receipts, sales, users } from '../../../server/kernel/database/schema.ts'
import { Refusal } from '../../../server/kernel/call/refusal.ts'
import { decide as decideNow } from '../../../server/modules/desk/decide.ts'
import { releaseAll } from '../../../server/modules/desk/holds.ts'
import { decideFinding } from '../../../server/modules/reconcile/decide.ts'
import { deletePerson } from '../../../server/modules/deletion/delete-person.ts'
import { CASE_KINDS } from '../../../src/domain/desk/cases.ts'
import { MINUTE, SECOND } from '../support/server/clock.ts'
import { testApp } from '../support/server/test-app.ts'
import { hire, newcomer } from '../team/support.ts'
import type { Member } from '../team/support.ts'
import { PROFI } from '../../../server/demo/people.ts'
import { act, decide, operator, page, seen, takeAndDecide, versionOf, waiting, waitingTool, waits } from './support.ts'
import type { Waiting } from './support.ts'

const world = testApp()
let mine: Member
let other: Member

beforeEach(async () => {
  mine = await operator(world(), 'Петрова', 'Мария')
  other = await operator(world(), 'Сидоров', 'Олег')
})

const statusOf = async ({ id }: Waiting) =>
  (await world().db.select({ is: sales.status }).from(sales).where(eq(sales.id, id)))[0]?.is
const TAKEN = { code: 138, message: 'Эту строку смотрит Петрова М.', payload: null }
const NOT_TAKEN = { code: 139 }
const APPROVE = { verdict: 'approve' } as const
const later = async (milliseconds: number): Promise<void> => {
  world().clock.pass(milliseconds)
  await world().runJobs()
}

describe('C07 a case is taken for ten minutes of silence', () => {
  it('nobody else takes, decides, hands over or releases it until then; then anybody may', async () => {
    const one = await waitingTool(world())
    const until = new Date(world().clock.now() + 10 * MINUTE).toISOString()
    expect((await act(world(), mine, one, 'take')).json).toEqual({ code: 0, message: null, payload: { until } })
    for (const [what, body] of [['take'], ['release'], ['hand-over', { operator: other.id }]] as const)
      expect((await act(world(), other, one, what, body)).json, what).toEqual(TAKEN)
    expect((await decide(world(), other, one, APPROVE)).json).toEqual(TAKEN)
    expect((await seen(world(), other, one)).json.payload).toMatchObject({
      case: { takenBy: { id: mine.id, name: 'Петрова М.', until } },
    })
    world().clock.pass(10 * MINUTE - 1)
    expect((await act(world(), other, one, 'take')).json).toEqual(TAKEN)
    world().clock.pass(1)
    expect((await seen(world(), other, one)).json.payload).toMatchObject({ case: { takenBy: null } })
    expect((await decide(world(), mine, one, APPROVE)).json).toMatchObject(NOT_TAKEN)
    expect((await act(world(), other, one, 'take')).json).toMatchObject({ code: 0 })
    expect((await decide(world(), mine, one, APPROVE)).json).toMatchObject({ code: 138 })
  })

  it('each call of its taker begins the ten minutes anew; calls of others do not', async () => {
    const one = await waitingTool(world())
    await act(world(), mine, one, 'take')
    world().clock.pass(6 * MINUTE)
    const until = new Date(world().clock.now() + 10 * MINUTE).toISOString()
    expect((await seen(world(), mine, one)).json.payload).toMatchObject({ case: { takenBy: { until } } })
    world().clock.pass(6 * MINUTE)
    expect((await act(world(), other, one, 'take')).json).toEqual(TAKEN)
    await seen(world(), other, one)
    expect((await act(world(), mine, one, 'take')).json).toMatchObject({ code: 0 })
    world().clock.pass(10 * MINUTE)
    // A call that comes too late gives nothing back.
    await seen(world(), mine, one)
    expect((await act(world(), other, one, 'take')).json).toMatchObject({ code: 0 })
  })

  it('is released by its taker, and handed over to another operator, who decides', async () => {
    const one = await waitingTool(world())
    await act(world(), mine, one, 'take')
    expect((await act(world(), mine, one, 'release')).json).toMatchObject({ code: 0 })
    expect((await act(world(), mine, one, 'release')).json).toMatchObject({ code: 0 })
    expect((await act(world(), mine, one, 'hand-over', { operator: other.id })).json).toMatchObject(NOT_TAKEN)
    await act(world(), mine, one, 'take')
    world().clock.pass(9 * MINUTE)
    const nobody = { code: 6, message: { operator: 'Такого оператора нет' } }
    const person = await newcomer(world())
    for (const to of [person.id, randomUUID(), 'x'])
      expect((await act(world(), mine, one, 'hand-over', { operator: to })).json).toMatchObject(nobody)
    expect((await act(world(), mine, one, 'hand-over', { operator: other.id })).json).toMatchObject({ code: 0 })
    expect((await act(world(), mine, one, 'take')).json).toMatchObject({ code: 138, message: 'Эту строку смотрит Сидоров О.' })
    world().clock.pass(9 * MINUTE)
    expect((await decide(world(), other, one, APPROVE)).json).toMatchObject({ code: 0 })
    await later(10 * SECOND)
    expect(await statusOf(one)).toBe('FINISH')
  })

  it('operators to hand over to are those who can sign in, without oneself', async () => {
    await world().db.update(users).set({ locked: true }).where(eq(users.id, other.id))
    const third = await operator(world(), 'Третьяков', 'Яков')
    const list = (await world().call('GET', '/desk/operators', { token: mine.token })).json.payload as {
      id: string
      name: string
    }[]
    expect(list).toContainEqual({ id: third.id, name: 'Третьяков Я.' })
    expect(list.map(({ id }) => id)).not.toEqual(expect.arrayContaining([mine.id]))
    expect(list.map(({ id }) => id)).not.toEqual(expect.arrayContaining([other.id]))
  })

  it('what a removed or locked operator had is free at once', async () => {
    const [one, two] = [await waitingTool(world()), await waitingTool(world())]
    await act(world(), mine, one, 'take')
    await act(world(), mine, two, 'take')
    await world().db.update(users).set({ locked: true }).where(eq(users.id, mine.id))
    expect((await act(world(), other, one, 'take')).json).toMatchObject({ code: 0 })
    await world().db.transaction((tx) => releaseAll(tx, mine.id))
    expect(await world().db.$count(deskTakes, eq(deskTakes.operatorId, mine.id))).toBe(0)
  })
})

describe('C07 a decision can be taken back for ten seconds', () => {
  it('at 9.9 s it is, and the case stays with its operator', async () => {
    const one = await waitingTool(world())
    const { json } = await takeAndDecide(world(), mine, one, APPROVE)
    expect(json.payload).toEqual({ due: new Date(world().clock.now() + 10 * SECOND).toISOString() })
    world().clock.pass(9_900)
    expect((await act(world(), other, one, 'cancel')).json).toMatchObject({ code: 138 })
    const until = new Date(world().clock.now() + 10 * MINUTE).toISOString()
    expect((await act(world(), mine, one, 'cancel')).json).toEqual({ code: 0, message: null, payload: { until } })
    expect((await act(world(), mine, one, 'cancel')).json).toMatchObject({ code: 143 })
    await later(MINUTE)
    expect([await statusOf(one), await waits(world(), one)]).toEqual(['PENDING', true])
    expect((await decide(world(), mine, one, { verdict: 'refuse', reason: 'Другой товар' })).json).toMatchObject({ code: 0 })
    await later(10 * SECOND)
    expect(await statusOf(one)).toBe('FAIL')
  })

  it('at 10.1 s it is not, whether or not the job has run', async () => {
    const one = await waitingTool(world())
    await takeAndDecide(world(), mine, one, APPROVE)
    world().clock.pass(10_100)
    expect((await act(world(), mine, one, 'cancel')).json).toMatchObject({ code: 143 })
    await world().runJobs()
    expect((await act(world(), mine, one, 'cancel')).json).toMatchObject({ code: 143 })
    expect(await statusOf(one)).toBe('FINISH')
  })

  it('until it counts nobody takes the case, decides again, or decides past it', async () => {
    const one = await waitingTool(world())
    await takeAndDecide(world(), mine, one, APPROVE)
    const pending = { verdict: 'approve', due: new Date(world().clock.now() + 10 * SECOND).toISOString() }
    const rows = async (who: Member) =>
      ((await page(world(), who, { kind: 'tool', size: '100' })).json.payload as { cases: { id: string; pending: unknown }[] })
        .cases
    expect((await rows(mine)).find(({ id }) => id === one.id)?.pending).toEqual({ ...pending, byMe: true })
    expect((await rows(other)).find(({ id }) => id === one.id)?.pending).toEqual({ ...pending, byMe: false })
    for (const who of [mine, other]) {
      expect((await act(world(), who, one, 'take')).json).toMatchObject({ code: 142 })
      expect((await decide(world(), who, one, APPROVE)).json).toMatchObject({ code: 142 })
      const past = await world().call('POST', `/desk/decision/${one.id}`, {
        token: who.token,
        key: randomUUID(),
        body: { decision: 'approve' },
      })
      expect(past.json).toMatchObject({ code: 142 })
    }
    expect((await act(world(), mine, one, 'hand-over', { operator: other.id })).json).toMatchObject({ code: 142 })
  })

  it('a decision of an operator who is removed meanwhile does not count, and the case says why', async () => {
    const one = await waitingTool(world())
    await takeAndDecide(world(), mine, one, APPROVE)
    await world().db.update(users).set({ locked: true }).where(eq(users.id, mine.id))
    await later(10 * SECOND)
    expect(await statusOf(one)).toBe('PENDING')
    expect((await seen(world(), other, one)).json.payload).toMatchObject({
      case: { failed: 'Оператор, который это решил, больше не работает', pending: null, takenBy: null },
    })
  })
})

describe('C07 nobody decides past an operator who looks at a row', () => {
  const word = (one: Waiting, via: 'operation' | 'command') => ({
    id: one.id,
    verdict: 'approve' as const,
    reason: null,
    model: null,
    operator: mine.id,
    origin: 'test',
    via,
    now: world().clock.now(),
  })
  const refusalOf = async (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof Refusal ? error.body : error),
    )
  const past = (one: Waiting, via: 'operation' | 'command') =>
    refusalOf(world().db.transaction((tx) => decideNow(tx, word(one, via))))

  it('the command is told who has it, also by its own operator; the operation of its taker goes on', async () => {
    const one = await waitingTool(world())
    await act(world(), mine, one, 'take')
    expect(await past(one, 'command')).toMatchObject(TAKEN)
    expect(
      (
        await world().call('POST', `/desk/decision/${one.id}`, {
          token: other.token,
          key: randomUUID(),
          body: { decision: 'approve' },
        })
      ).json,
    ).toEqual(TAKEN)
    expect(await statusOf(one)).toBe('PENDING')
    expect(await past(one, 'operation')).toBe(null)
    expect(await statusOf(one)).toBe('FINISH')
  })

  it('a row of a document waits with it, a finding and a payout likewise', async () => {
    const document = await waiting.document(world())
    await act(world(), other, document, 'take')
    const [row] = await world().db.select({ id: sales.id }).from(sales).where(eq(sales.invoiceId, document.id)).limit(1)
    expect(await past({ ...document, id: row?.id ?? '' }, 'operation')).toMatchObject({ code: 138 })
    expect(await past(document, 'operation')).toMatchObject({ code: 138 })
    const finding = await waiting.finding(world())
    await act(world(), other, finding, 'take')
    expect(await past(finding, 'operation')).toMatchObject({ code: 138 })
    const payout = await waiting.payout(world())
    await act(world(), other, payout, 'take')
    const settle = {
      id: payout.id,
      decision: 'settle',
      reason: 'Письмо',
      operator: mine.id,
      origin: 'test',
      secondAbove: 15_000,
    } as const
    const settled = world().db.transaction((tx) => decideFinding(tx, { ...settle, via: 'operation', now: world().clock.now() }))
    expect(await refusalOf(settled)).toMatchObject({ code: 138 })
  })
})

describe('C07 an own matter is refused', () => {
  it.each(CASE_KINDS)('%s: when it is taken, handed over, decided and when it counts', async (kind) => {
    const one = await waiting[kind](world())
    const OWN = { code: 118 }
    const asOwner = async (who: Member) =>
      world()
        .db.update(users)
        .set({ inn: `own-${who.id}` })
        .where(eq(users.id, who.id))
    const share = async () =>
      world()
        .db.update(users)
        .set({ inn: `own-${mine.id}` })
        .where(eq(users.id, one.owner.id))
    const [before] = await world().db.select({ inn: users.inn }).from(users).where(eq(users.id, one.owner.id))
    const part = async () =>
      world()
        .db.update(users)
        .set({ inn: before?.inn ?? null })
        .where(eq(users.id, one.owner.id))
    await asOwner(mine)
    await share()
    expect((await act(world(), mine, one, 'take')).json).toMatchObject(OWN)
    await act(world(), other, one, 'take')
    expect((await act(world(), other, one, 'hand-over', { operator: mine.id })).json).toMatchObject(OWN)
    await act(world(), other, one, 'release')
    await part()
    await act(world(), mine, one, 'take')
    await share()
    const verdict = kind === 'payout' ? 'settle' : 'approve'
    expect((await decide(world(), mine, one, { verdict, reason: 'Письмо' })).json).toMatchObject(OWN)
    await part()
    const body = { verdict, reason: 'Письмо', version: await versionOf(world(), one) }
    expect((await act(world(), mine, one, 'decide', body)).json).toMatchObject({ code: 0 })
    if (kind === 'inn')
      await world()
        .db.update(users)
        .set({ inn: before?.inn ?? '' })
        .where(eq(users.id, mine.id))
    else await share()
    await later(10 * SECOND)
    expect((await seen(world(), other, one)).json.payload).toMatchObject({
      case: { failed: 'Свои записи проверять нельзя: это сделает другой оператор' },
    })
    expect(world().jobErrors).toEqual([])
  })
})

describe('C06 E22 the person deletes the account while a decision waits', () => {
  const goes = ({ mobile }: Member) =>
    world().db.transaction((tx) => deletePerson(tx, mobile, { origin: 'test', payeeKeys: null, now: world().clock.now() }))

  it.each(['tool', 'inn', 'point', 'finding', 'payout'] as const)(
    '%s: the decision goes with it, and so does the take',
    async (kind) => {
      const one = await waiting[kind](world())
      const verdict = kind === 'payout' ? 'return' : 'refuse'
      expect((await takeAndDecide(world(), mine, one, { verdict, reason: 'Имя и фамилия' })).json).toMatchObject({ code: 0 })
      await goes(one.owner)
      expect(await world().db.$count(deskDecisions, eq(deskDecisions.caseId, one.id))).toBe(0)
      expect(await world().db.$count(deskTakes, eq(deskTakes.caseId, one.id))).toBe(0)
      await later(10 * SECOND)
      expect(world().jobErrors).toEqual([])
      // What belongs to a serial or to the bank still waits, for a decision without a person.
      expect(await waits(world(), one)).toBe(kind === 'finding' || kind === 'payout')
    },
  )

  it('a tool whose receipt has numbers still waits, and can be decided', async () => {
    const owner = await hire(world(), PROFI)
    const one = await waitingTool(world(), { owner })
    const numbers = { fn: '9960440300000001', fd: '77', fp: '88', sum: 100, dateTime: '19-11-2026T00:00:00' }
    const [row] = await world().db.select({ receiptId: sales.receiptId }).from(sales).where(eq(sales.id, one.id))
    await world()
      .db.update(receipts)
      .set(numbers)
      .where(eq(receipts.id, row?.receiptId ?? ''))
    await takeAndDecide(world(), mine, one, { verdict: 'refuse', reason: 'Имя и фамилия' })
    await goes(owner)
    await later(10 * SECOND)
    expect([await statusOf(one), await waits(world(), one)]).toEqual(['PENDING', true])
    expect((await seen(world(), mine, one)).json.payload).toMatchObject({ who: null })
    await takeAndDecide(world(), mine, one, APPROVE)
    await later(10 * SECOND)
    expect(await statusOf(one)).toBe('FINISH')
  })
})

describe('C07 a client that lies', () => {
  const refuse = { verdict: 'refuse', reason: 'Так не пойдёт' } as const

  it('is refused for kinds, ids and versions that are not, and nothing is taken', async () => {
    const one = await waitingTool(world())
    for (const id of ['x', randomUUID(), '../../user', one.owner.id]) {
      for (const what of ['take', 'decide', 'hand-over'] as const) {
        const body = { take: undefined, decide: { ...refuse, version: 1 }, 'hand-over': { operator: other.id } }[what]
        const answer = await act(world(), mine, { kind: 'tool', id: encodeURIComponent(id) }, what, body)
        expect(answer.json, `${what} ${id}`).toMatchObject({ code: 120 })
      }
      expect((await seen(world(), mine, { kind: 'tool', id: encodeURIComponent(id) })).json).toMatchObject({ code: 120 })
      expect((await act(world(), mine, { kind: 'tool', id: encodeURIComponent(id) }, 'release')).json).toMatchObject({
        code: 120,
      })
      expect((await act(world(), mine, { kind: 'tool', id: encodeURIComponent(id) }, 'cancel')).json).toMatchObject({ code: 143 })
    }
    for (const kind of CASE_KINDS.filter((each) => each !== 'tool'))
      expect((await act(world(), mine, { ...one, kind }, 'take')).json, kind).toMatchObject({ code: 120 })
    const foreign = await world().call('POST', `/desk/case/sale/${one.id}/take`, { token: mine.token, key: randomUUID() })
    expect(foreign.json).toMatchObject({ code: 123 })
    expect((await page(world(), mine, { kind: 'chat' })).json).toMatchObject({ code: 123 })
    expect((await page(world(), mine, { kind: 'tool', cursor: 'x' })).json).toMatchObject({ code: 123 })
    expect(await world().db.$count(deskTakes, eq(deskTakes.operatorId, mine.id))).toBe(0)
  })

  it('a cursor of another queue, or one that is forged, continues nothing', async () => {
    const forged = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')
    const whole = ['inn', 0, false, 9, 0, randomUUID()]
    expect((await page(world(), mine, { kind: 'inn', cursor: forged(whole) })).json).toMatchObject({ code: 0 })
    for (const parts of [
      null,
      {},
      [],
      ['tool', ...whole.slice(1)],
      whole.with(1, '0'),
      whole.with(1, 1e300),
      whole.with(1, 8.64e15),
      whole.with(4, -1),
      whole.with(3, 1.5),
      whole.with(3, 10),
      whole.with(3, 1e15),
      whole.with(5, "x'--"),
    ])
      expect((await page(world(), mine, { kind: 'inn', cursor: forged(parts) })).json, JSON.stringify(parts)).toMatchObject({
        code: 123,
      })
  })

  it('verdicts of other kinds, reasons that are missing, models that are not, versions of long ago are named', async () => {
    for (const kind of CASE_KINDS) {
      const one = await waiting[kind](world())
      await act(world(), mine, one, 'take')
      const verdicts = kind === 'payout' ? (['approve', 'refuse'] as const) : (['settle', 'return'] as const)
      for (const verdict of verdicts)
        expect((await decide(world(), mine, one, { verdict, reason: 'Письмо' })).json).toMatchObject({
          code: 6,
          message: { verdict: 'Такого решения у этой очереди нет' },
        })
      const no = kind === 'payout' ? 'return' : 'refuse'
      for (const [reason, said] of [
        [undefined, 'Обязательное поле'],
        ['  ', 'Обязательное поле'],
        ['аб', 'Напишите причину: не короче 3 знаков'],
      ] as const)
        expect((await decide(world(), mine, one, { verdict: no, ...(reason && { reason }) })).json).toMatchObject({
          code: 6,
          message: { reason: said },
        })
      const stale = { verdict: no, reason: 'Так не пойдёт', version: (await versionOf(world(), one)) - 1 }
      expect((await act(world(), mine, one, 'decide', stale)).json).toMatchObject({ code: 144 })
      expect((await act(world(), mine, one, 'decide', { ...stale, reason: 'я'.repeat(301) })).json).toMatchObject({ code: 123 })
      expect((await act(world(), mine, one, 'decide', { ...stale, verdict: 'maybe' })).json).toMatchObject({ code: 123 })
      await act(world(), mine, one, 'release')
    }
  })

  it.each(CASE_KINDS.filter((kind) => kind !== 'payout'))(
    '%s: a model that is not, or that is asked of nothing',
    async (kind) => {
      const one = await waiting[kind](world())
      await act(world(), mine, one, 'take')
      const isTool = kind === 'tool' || kind === 'document'
      const said = isTool ? 'Модели с таким названием нет' : 'Модель называют, когда одобряют инструмент'
      const { json } = await decide(world(), mine, one, { verdict: 'approve', model: 'Модель, которой нет' })
      expect(json).toMatchObject({ code: 6, message: { model: said } })
    },
  )
})
