/** What waits for the desk, from the queue to the person who hears of it: every kind (C07). */
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  audit,
  corrections,
  deskDecisions,
  deskTakes,
  jobs,
  payoutFindings,
  receiptFindings,
  retailPoints,
  sales,
  users,
} from '../../../server/kernel/database/schema.ts'
import { balanceOf } from '../../../server/modules/ledger/ledger.ts'
import { CASE_KINDS, VERDICTS } from '../../../src/domain/desk/cases.ts'
import type { CaseKind } from '../../../src/domain/desk/cases.ts'
import { SECOND } from '../support/server/clock.ts'
import { testApp } from '../support/server/test-app.ts'
import type { Member } from '../team/support.ts'
import { act, decide, newsOf, operator, page, seen, takeAndDecide, waiting, waits } from './support.ts'
import type { Waiting } from './support.ts'

const world = testApp()
let desk: Member

beforeEach(async () => {
  desk = await operator(world())
})

/** What a decision has done to the row itself. */
const standing: Record<CaseKind, (one: Waiting) => Promise<unknown>> = {
  tool: async ({ id }) => (await world().db.select({ is: sales.status }).from(sales).where(eq(sales.id, id)))[0]?.is,
  document: async ({ id }) => [
    ...new Set((await world().db.select({ is: sales.status }).from(sales).where(eq(sales.invoiceId, id))).map(({ is }) => is)),
  ],
  inn: async ({ owner }) => (await world().db.select({ is: users.taxStatus }).from(users).where(eq(users.id, owner.id)))[0]?.is,
  point: async ({ id, owner }) => [
    (await world().db.select({ is: retailPoints.approved }).from(retailPoints).where(eq(retailPoints.id, id)))[0]?.is,
    (await world().db.select({ is: users.status, at: users.pointId }).from(users).where(eq(users.id, owner.id))).map(
      ({ is, at }) => `${is} ${at === id}`,
    )[0],
  ],
  finding: async ({ id }) =>
    (await world().db.select({ is: receiptFindings.verdict }).from(receiptFindings).where(eq(receiptFindings.saleId, id)))[0]?.is,
  payout: async ({ id }) =>
    (await world().db.select({ is: payoutFindings.decision }).from(payoutFindings).where(eq(payoutFindings.id, id)))[0]?.is,
  correction: async ({ id, owner }) => [
    (await world().db.select({ is: corrections.state }).from(corrections).where(eq(corrections.id, id)))[0]?.is,
    await balanceOf(world().db, owner.id),
  ],
}

const ENDS: Record<CaseKind, Record<string, unknown>> = {
  tool: { approve: 'FINISH', refuse: 'FAIL' },
  document: { approve: ['FINISH'], refuse: ['FAIL'] },
  inn: { approve: 'ACCEPTED', refuse: 'REFUSED' },
  point: { approve: [true, 'SELLER true'], refuse: [undefined, 'BUYER false'] },
  finding: { approve: 'approve', refuse: 'refuse' },
  payout: { settle: 'settle', return: 'return' },
  correction: { approve: ['done', 150_000], refuse: ['refused', 0] },
}

const EVENTS: Record<CaseKind, Record<string, string>> = {
  tool: { approve: 'saleApproved', refuse: 'saleRefused' },
  document: { approve: 'saleApproved', refuse: 'saleRefused' },
  inn: { approve: 'innAccepted', refuse: 'innRefused' },
  point: { approve: 'pointApproved', refuse: 'pointRefused' },
  finding: { approve: 'saleApproved', refuse: 'saleRefused' },
  payout: { settle: 'findingSettled', return: 'findingReturned' },
  correction: { approve: 'pointsCorrected', refuse: 'correctionRefused' },
}

/** What the person is told; nothing of what is between us and the bank, or of what was paid. */
const TOLD: Partial<Record<CaseKind, Record<string, [event: string, body: RegExp]>>> = {
  tool: { approve: ['saleApproved', /начислено/], refuse: ['saleRefused', /Так не пойдёт/] },
  document: { approve: ['invoiceApproved', /подтверждено 2 инструмента/], refuse: ['invoiceRefused', /Так не пойдёт/] },
  inn: { approve: ['innApproved', /вручную/], refuse: ['innRejected', /^Так не пойдёт$/] },
  point: { approve: ['pointApproved', /администратор точки/], refuse: ['pointRefused', /: Так не пойдёт$/] },
}

/** What the newest notification of the person has to be; anything where nobody is told. */
const toldOf = (kind: CaseKind, verdict: string): unknown => {
  const told = TOLD[kind]?.[verdict]
  return told ? { event: told[0], label: expect.any(String), body: expect.stringMatching(told[1]) } : null
}

const grid = CASE_KINDS.flatMap((kind) => VERDICTS[kind].map((verdict) => [kind, verdict] as const))

describe('C07 every kind of case', () => {
  it.each(grid)('%s: %s counts after ten seconds, once', async (kind, verdict) => {
    const one = await waiting[kind](world())
    const list = await page(world(), desk, { kind, size: '100' })
    expect(list.json.payload).toMatchObject({ cases: expect.arrayContaining([expect.objectContaining({ id: one.id, kind })]) })
    const before = await standing[kind](one)
    expect((await takeAndDecide(world(), desk, one, { verdict, reason: 'Так не пойдёт' })).json).toMatchObject({ code: 0 })
    await world().runJobs()
    expect(await standing[kind](one)).toEqual(before)
    world().clock.pass(10 * SECOND)
    await world().runJobs()
    expect(await standing[kind](one)).toEqual(ENDS[kind][verdict])
    expect(await waits(world(), one)).toBe(false)
    expect([await world().db.$count(deskTakes), await world().db.$count(deskDecisions)]).toEqual([0, 0])
    const lines = await world().db.select().from(audit).orderBy(desc(audit.id)).limit(2)
    const [me] = await world().db.select({ auditId: users.auditId }).from(users).where(eq(users.id, desk.id))
    const line = lines.find(({ event }) => event === EVENTS[kind][verdict])
    expect(line).toMatchObject({ actor: me?.auditId, object: one.id, reason: 'desk' })
    const isTold = kind in TOLD
    expect(isTold ? await newsOf(world(), one.owner.id) : null).toEqual(toldOf(kind, verdict))
    expect(await act(world(), desk, one, 'take')).toMatchObject({ status: 404 })
    expect(world().jobErrors).toEqual([])
  })

  it.each(CASE_KINDS)('%s: the pane has everything, the name is masked', async (kind) => {
    const one = await waiting[kind](world())
    const { payload } = (await seen(world(), desk, one)).json as { payload: Record<string, unknown> }
    expect(payload).toMatchObject({
      case: { kind, id: one.id, isLate: false, takenBy: null, pending: null, failed: null },
      verdicts: VERDICTS[kind],
      version: expect.any(Number),
    })
    expect((payload['who'] as { name: string }).name).toMatch(/^(Петров И\.|ООО .*)$/)
    expect((payload['rows'] as unknown[]).length).toBeGreaterThan(0)
    expect(JSON.stringify(payload)).not.toContain(one.owner.mobile || 'nobody')
  })

  it('queues are counted, late ones apart; chats that nobody has taken wait beside', async () => {
    const counts = async () =>
      (await world().call('GET', '/desk/queues', { token: desk.token })).json.payload as {
        queues: { kind: string; count: number; late: number; oldest: string | null }[]
      }
    const before = (await counts()).queues.find(({ kind }) => kind === 'inn')
    await waiting.inn(world())
    expect((await counts()).queues.find(({ kind }) => kind === 'inn')?.count).toBe((before?.count ?? 0) + 1)
    world().clock.pass(8 * 86_400 * SECOND)
    desk = await operator(world())
    const late = (await counts()).queues.find(({ kind }) => kind === 'inn')
    expect(late?.late).toBe(late?.count)
    expect(await counts()).toHaveProperty('chats.count')
  })
})

describe('C07 words of a row', () => {
  it('a document says how many of its tools wait', async () => {
    const one = await waiting.document(world())
    const count = await world().db.$count(sales, eq(sales.invoiceId, one.id))
    const { payload } = (await seen(world(), desk, one)).json as unknown as { payload: { case: { detail: string } } }
    expect(count).toBeGreaterThan(0)
    expect(payload.case.detail).toMatch(new RegExp(`^${count} инструмент`))
  })

  it('why a decision failed goes once its operator has read it, and not because another one has', async () => {
    const one = await waiting.inn(world())
    const other = await operator(world(), 'Сидорова', 'Анна')
    const failedOf = async () =>
      ((await seen(world(), other, one)).json.payload as { case: { failed: string | null } }).case.failed
    await takeAndDecide(world(), desk, one, { verdict: 'approve' })
    const failed = { failedCode: 144, failedWords: 'Строка изменилась' }
    await world().db.update(deskDecisions).set(failed).where(eq(deskDecisions.caseId, one.id))
    await world().db.delete(deskTakes).where(eq(deskTakes.caseId, one.id))
    await act(world(), other, one, 'take')
    await act(world(), other, one, 'release')
    expect(await failedOf()).toBe('Строка изменилась')
    await act(world(), desk, one, 'take')
    await act(world(), desk, one, 'release')
    expect(await failedOf()).toBeNull()
  })
})

describe('C07 what changes while somebody looks', () => {
  it('a row that is added to a document is not decided unseen', async () => {
    const one = await waiting.document(world())
    await act(world(), desk, one, 'take')
    const { payload } = (await seen(world(), desk, one)).json as unknown as { payload: { version: number } }
    const [row] = await world().db.select().from(sales).where(eq(sales.invoiceId, one.id)).limit(1)
    const more = { side: 'seller', ownerId: one.owner.id, status: 'PENDING', invoiceId: one.id } as const
    const at = new Date(world().clock.now())
    const add = (sn: string) =>
      world()
        .db.insert(sales)
        .values({ ...more, id: crypto.randomUUID(), sn, statusAt: at, saleDate: at })
    await add(`${row?.sn}9`)
    const stale = await act(world(), desk, one, 'decide', { verdict: 'approve', version: payload.version })
    expect(stale.json).toMatchObject({ code: 144 })
    expect((await decide(world(), desk, one, { verdict: 'approve' })).json).toMatchObject({ code: 0 })
    // Within the ten seconds, too.
    await add(`${row?.sn}8`)
    world().clock.pass(10 * SECOND)
    await world().runJobs()
    expect(await standing.document(one)).toEqual(expect.not.arrayContaining(['FINISH']))
    expect((await seen(world(), desk, one)).json.payload).toMatchObject({
      case: { failed: 'Строка изменилась, пока вы смотрели. Откройте её заново', takenBy: null, pending: null },
    })
    expect((await takeAndDecide(world(), desk, one, { verdict: 'approve' })).json).toMatchObject({ code: 0 })
    world().clock.pass(10 * SECOND)
    await world().runJobs()
    expect(await standing.document(one)).toEqual(['FINISH'])
  })

  it('an INN that is saved anew meanwhile is not decided with the former one', async () => {
    const one = await waiting.inn(world())
    await takeAndDecide(world(), desk, one, { verdict: 'approve' })
    await world().db.update(users).set({ inn: '500100732259' }).where(eq(users.id, one.owner.id))
    world().clock.pass(10 * SECOND)
    await world().runJobs()
    expect(await standing.inn(one)).toBe('MANUAL_CHECK')
  })

  it('an application that is taken back needs nobody any more', async () => {
    const one = await waiting.point(world())
    await takeAndDecide(world(), desk, one, { verdict: 'approve' })
    const token = one.owner.token
    expect((await world().call('POST', '/retail/point/v2/get/join/cancel', { token, key: crypto.randomUUID() })).json.code).toBe(
      0,
    )
    world().clock.pass(10 * SECOND)
    await world().runJobs()
    expect(await world().db.$count(deskDecisions, eq(deskDecisions.caseId, one.id))).toBe(0)
    expect(await standing.point(one)).toEqual([undefined, 'BUYER false'])
    expect(world().jobErrors).toEqual([])
  })
})

describe('C07 payouts at the desk', () => {
  /** A finding about more than one operator may decide. */
  const great = async (): Promise<Waiting> => {
    const one = await waiting.payout(world())
    await world().db.update(payoutFindings).set({ bank: 2_000_000 }).where(eq(payoutFindings.id, one.id))
    return one
  }
  const decided = async ({ id }: Waiting) =>
    (await world().db.select().from(payoutFindings).where(eq(payoutFindings.id, id)))[0]?.decision
  const SETTLE = { verdict: 'settle', reason: 'Письмо банка' } as const

  it('a great sum waits for a second operator, who says the same', async () => {
    const one = await great()
    const second = await operator(world(), 'Сидоров', 'Олег')
    await takeAndDecide(world(), desk, one, SETTLE)
    world().clock.pass(10 * SECOND)
    await world().runJobs()
    expect([await decided(one), await waits(world(), one)]).toEqual([null, true])
    expect((await seen(world(), desk, one)).json.payload).toMatchObject({
      case: { detail: 'Суммы разные, ждёт второго оператора', takenBy: null },
      verdicts: ['settle'],
    })
    expect((await takeAndDecide(world(), desk, one, SETTLE)).json).toMatchObject({ code: 157 })
    await act(world(), desk, one, 'release')
    expect((await takeAndDecide(world(), second, one, { ...SETTLE, verdict: 'return' })).json).toMatchObject({
      code: 6,
      message: { verdict: 'Первый оператор решил иначе' },
    })
    expect((await decide(world(), second, one, SETTLE)).json).toMatchObject({ code: 0 })
    world().clock.pass(10 * SECOND)
    await world().runJobs()
    expect([await decided(one), await waits(world(), one)]).toEqual(['settle', false])
  })

  it('while the bank is being told the decision waits with it, and counts afterwards', async () => {
    const one = await waiting.payout(world())
    const [finding] = await world().db.select().from(payoutFindings).where(eq(payoutFindings.id, one.id))
    const payoutId = finding?.payoutId ?? ''
    await world().db.update(payoutFindings).set({ kind: 'unanswered', bank: null }).where(eq(payoutFindings.id, one.id))
    await world().db.delete(jobs).where(eq(jobs.kind, 'payout'))
    const told = { kind: 'payout', payload: { payoutId }, runAt: new Date(world().clock.now() + 60 * SECOND) }
    const lockedUntil = new Date(world().clock.now() + 60 * SECOND)
    await world()
      .db.insert(jobs)
      .values({ ...told, lockedUntil })
    await takeAndDecide(world(), desk, one, { verdict: 'return', reason: 'Письмо банка' })
    world().clock.pass(10 * SECOND)
    await world().runJobs()
    expect(await decided(one)).toBe(null)
    expect((await seen(world(), desk, one)).json.payload).toMatchObject({
      case: { pending: { verdict: 'return' }, failed: null },
    })
    await world().db.delete(jobs).where(eq(jobs.kind, 'payout'))
    world().clock.pass(30 * SECOND)
    await world().runJobs()
    expect(await decided(one)).toBe('return')
    expect(world().jobErrors).toEqual([])
  })
})
