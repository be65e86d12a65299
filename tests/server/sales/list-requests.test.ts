import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ANNA } from '../../../server/demo/people.ts'
import { models, sales } from '../../../server/kernel/database/schema.ts'
import type { SaleStatus } from '../../../src/domain/sales/sale-status.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

const SALES = '/sale/get/all'
const TOOLS = '/tools/v2/of/user'
const FIRST = { offset: 0, size: 20 }

interface Row {
  id: string
  sn?: string
  saleStatus: SaleStatus
  tool?: { model: { name: string | null }; sn: string }
}
interface List {
  saleHistory: Row[]
  total: number | null
  supports: string[]
  next: string | null
  counts?: Record<SaleStatus, number>
}

const ask = async (path: string, person: number, body: object) =>
  world().call('POST', path, { token: await world().tokenOf(person), body })
const list = async (path: string, person: number, body: object = FIRST) =>
  (await ask(path, person, { ...FIRST, ...body })).json.payload as List

const REFUSED_CURSOR = [400, { code: 123, message: 'Не удалось продолжить список. Откройте его заново', payload: null }]
const answerOf = async (path: string, person: number, body: object) => {
  const { status, json } = await ask(path, person, { ...FIRST, ...body })
  return [status, json]
}

const COUNTS = { FINISH: 30, TAX_PENDING: 4, PENDING: 3, APPROVE_PENDING: 3, FAIL: 2, RESERVED: 3 }

describe('filter, search and cursor of a list', () => {
  it('E16 the first page says what the list supports, how many rows each status has and where the next page begins', async () => {
    const { saleHistory: _, ...first } = await list(SALES, 1)
    expect(first).toEqual({
      total: 45,
      supports: ['filter', 'search', 'cursor', 'export'],
      next: expect.any(String),
      counts: COUNTS,
    })
    const last = await list(SALES, 1, { offset: 40 })
    expect([last.saleHistory.length, last.total, last.next, last.counts]).toEqual([5, 45, null, undefined])
  })

  it('E16 the cursor continues where the page ended, whatever the offset says', async () => {
    const whole = await list(SALES, 1, { size: 100 })
    const first = await list(SALES, 1)
    const second = await list(SALES, 1, { offset: 33, cursor: first.next })
    const third = await list(SALES, 1, { cursor: second.next })
    expect([...first.saleHistory, ...second.saleHistory, ...third.saleHistory]).toEqual(whole.saleHistory)
    expect([second.total, third.total, third.next, second.counts]).toEqual([45, 45, null, undefined])
  })

  it('E16 a cursor still holds when its row is gone and new rows have come', async () => {
    const body = { size: 2, statuses: ['RESERVED'] }
    const first = await list(SALES, 1, body)
    const gone = first.saleHistory[1]?.id ?? ''
    const [row] = await world().db.delete(sales).where(eq(sales.id, gone)).returning()
    const rest = await list(SALES, 1, { ...body, cursor: first.next })
    expect([rest.saleHistory.length, rest.next, rest.total]).toEqual([1, null, 2])
    const { number: _, modelName: __, ...values } = row!
    await world().db.insert(sales).values(values)
    expect((await list(SALES, 1)).counts).toEqual(COUNTS)
  })

  it('E16 statuses are filtered and the total is theirs; the counts are of all', async () => {
    const { saleHistory, total, counts, next } = await list(SALES, 1, { statuses: ['FAIL', 'TAX_PENDING'] })
    expect(saleHistory.map(({ saleStatus }) => saleStatus).toSorted()).toEqual(['FAIL', 'FAIL', ...Array(4).fill('TAX_PENDING')])
    expect([total, next, counts]).toEqual([6, null, COUNTS])
  })

  it('E16 a serial is found by its beginning, without a total', async () => {
    const found = await list(SALES, 1, { search: '200.0003', sortBy: 'sn', sortDirection: 'asc' })
    expect(found.saleHistory.map(({ tool }) => tool?.sn)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((digit) => `200.0003${digit}`))
    expect([found.total, found.next]).toEqual([null, null])
    const page = await list(SALES, 1, { search: '200', size: 5 })
    expect([page.saleHistory.length, page.total, typeof page.next]).toEqual([5, null, 'string'])
    // The dot is a dot, and not any character.
    expect((await list(SALES, 1, { search: '20.' })).saleHistory).toEqual([])
  })

  it('E16 a buyer filters by the day of the purchase, in Moscow and with both ends', async () => {
    const id = (await list(TOOLS, 5)).saleHistory[0]?.id ?? ''
    const days = async (purchaseDate: Date | null, from: string, to: string) => {
      await world().db.update(sales).set({ purchaseDate }).where(eq(sales.id, id))
      return (await list(TOOLS, 5, { from, to })).saleHistory.map((row) => row.id)
    }
    expect(await days(new Date('2019-05-09T20:59:59.999Z'), '09-05-2019', '09-05-2019')).toEqual([id])
    expect(await days(new Date('2019-05-09T21:00:00Z'), '09-05-2019', '09-05-2019')).toEqual([])
    expect(await days(new Date('2019-05-09T21:00:00Z'), '10-05-2019', '10-05-2019')).toEqual([id])
    const all = await days(null, '01-01-1900', '31-12-9999')
    expect(all).not.toContain(id)
    expect((await list(TOOLS, 5)).total).toBe(9)
  })

  it('E16 a list that renews itself asks again with its filter, and a row that has left it is gone', async () => {
    const body = { statuses: ['TAX_PENDING'], search: '200', sortBy: 'sn', sortDirection: 'asc' }
    const before = await list(SALES, 1, body)
    const [first, ...others] = before.saleHistory
    await world()
      .db.update(sales)
      .set({ status: 'FINISH' })
      .where(eq(sales.id, first?.id ?? ''))
    const after = await list(SALES, 1, body)
    expect(after.saleHistory.map(({ id }) => id)).toEqual(others.map(({ id }) => id))
    expect(after.counts).toEqual({ ...COUNTS, TAX_PENDING: 3, FINISH: 31 })
    await world()
      .db.update(sales)
      .set({ status: 'TAX_PENDING' })
      .where(eq(sales.id, first?.id ?? ''))
  })

  it('E16 FM15 a model has its new name in every list at once', async () => {
    const named = async () => (await list(SALES, 1, { sortBy: 'model', sortDirection: 'desc' })).saleHistory[0]?.tool?.model.name
    const [model] = await world()
      .db.select()
      .from(models)
      .where(sql`id = (select model_id from sales where owner_id = ${ANNA} limit 1)`)
    await world()
      .db.update(models)
      .set({ name: 'Яша' })
      .where(eq(models.id, model?.id ?? ''))
    expect(await named()).toBe('Яша')
    await world()
      .db.update(models)
      .set({ name: model?.name ?? '' })
      .where(eq(models.id, model?.id ?? ''))
    expect(await named()).not.toBe('Яша')
  })
})

describe('what a list refuses', () => {
  const said = (message: string) => [400, { code: 6, message, payload: null }]
  const contradicts = [400, { code: 123, message: 'Запрос составлен неверно', payload: null }]

  it.each([
    [{ from: '02-10-2026', to: '01-10-2026' }, said('Начало периода позже его конца')],
    [{ from: '31-02-2026' }, said('Такой даты нет')],
    [{ to: '00-00-0000' }, said('Такой даты нет')],
    [{ from: '2026-10-01' }, contradicts],
    [{ statuses: ['SOLD'] }, contradicts],
    [{ statuses: [] }, contradicts],
    [{ statuses: ['FAIL', 'FAIL'] }, contradicts],
    [{ search: '20' }, contradicts],
    [{ search: '200.000001' }, contradicts],
    [{ search: '20%' }, contradicts],
    [{ cursor: '' }, contradicts],
  ])('E16 %j', async (body, expected) => {
    for (const [path, person] of [
      [SALES, 1],
      [TOOLS, 5],
    ] as const)
      expect(await answerOf(path, person, body)).toEqual(expected)
  })

  it('D41 a cursor of another person, list, sort, period, status or serial', async () => {
    const asked = { size: 2, sortBy: 'sn', sortDirection: 'asc', statuses: ['FINISH'], from: '01-01-2020', search: '200' }
    const { next: cursor } = await list(SALES, 1, asked)
    expect((await answerOf(SALES, 1, { ...asked, cursor }))[0]).toBe(200)
    expect((await answerOf(SALES, 1, { ...asked, cursor, size: 7, offset: 4 }))[0]).toBe(200)
    expect(await answerOf(SALES, 8, { ...asked, cursor })).toEqual(REFUSED_CURSOR)
    expect(await answerOf(TOOLS, 1, { ...asked, cursor })).toEqual(REFUSED_CURSOR)
    const others = [
      { sortBy: 'model' },
      { sortDirection: 'desc' },
      { statuses: ['FAIL'] },
      { from: '02-01-2020' },
      { search: '200.' },
    ]
    for (const other of others) expect(await answerOf(SALES, 1, { ...asked, cursor, ...other })).toEqual(REFUSED_CURSOR)
    const { search: _, ...unsought } = asked
    expect(await answerOf(SALES, 1, { ...unsought, cursor })).toEqual(REFUSED_CURSOR)
  })

  it('D41 a broken cursor, and one whose values no row can have', async () => {
    const encoded = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')
    for (const cursor of ['x', '%%%', '0'.repeat(4_096), encoded(null), encoded({}), encoded([]), encoded('')])
      expect(await answerOf(SALES, 1, { cursor })).toEqual(REFUSED_CURSOR)
    const ownOf = async (sortBy: string): Promise<[string, string, unknown, unknown]> => {
      const { next } = await list(SALES, 1, { size: 2, sortBy })
      return JSON.parse(Buffer.from(next ?? '', 'base64url').toString()) as [string, string, unknown, unknown]
    }
    const wrong: Record<string, unknown[]> = {
      saleDate: [null, '', 5, '2026-13-01T00:00:00.000Z', '+099999-01-01T00:00:00.000Z', '2026-10-01', "'; drop table sales"],
      model: [5, 'a\0b', {}, []],
      sn: [null, 200, '2\u{0}'],
      bonus: ['5', 1.5, 1e300, true],
    }
    for (const [sortBy, keys] of Object.entries(wrong)) {
      const [own, status, key, number] = await ownOf(sortBy)
      expect((await answerOf(SALES, 1, { sortBy, cursor: encoded([own, status, key, number]) }))[0]).toBe(200)
      for (const odd of keys)
        expect(await answerOf(SALES, 1, { sortBy, cursor: encoded([own, status, odd, number]) })).toEqual(REFUSED_CURSOR)
      for (const odd of [null, '1', 1.5, 1e30, -1e30])
        expect(await answerOf(SALES, 1, { sortBy, cursor: encoded([own, status, key, odd]) })).toEqual(REFUSED_CURSOR)
      expect(await answerOf(SALES, 1, { sortBy, cursor: encoded([own, 'SOLD', key, number]) })).toEqual(REFUSED_CURSOR)
    }
  })
})
