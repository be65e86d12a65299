/**
 * Every sort, filter and page of both lists, compared with a plain reference over rows with ties and empty values.
 */
import { sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { ANNA, ROMASHKA } from '../../../server/demo/people.ts'
import { sales } from '../../../server/kernel/database/schema.ts'
import type { Side } from '../../../server/kernel/database/sets.ts'
import { listOf } from '../../../server/modules/sales/list.ts'
import { countsOf as countRows } from '../../../server/modules/sales/list/counts.ts'
import { findRows } from '../../../server/modules/sales/list/find.ts'
import { readQuestion } from '../../../server/modules/sales/list/question.ts'
import type { ListRequest } from '../../../server/modules/sales/list/question.ts'
import { moscowDay } from '../../../src/domain/dates/dates.ts'
import { SALE_STATUSES } from '../../../src/domain/sales/sale-status.ts'
import { chance } from '../support/races/random.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

type Row = typeof sales.$inferSelect

const ROWS = 240
const SIZE = 50
/** The server sorts the rows of a period if they are not more than these; here some periods have more. */
const FEW = 40
const OWNER: Record<Side, string> = { seller: ANNA, buyer: ROMASHKA }

const rowsOf = (side: Side): Promise<Row[]> =>
  world()
    .db.select()
    .from(sales)
    .where(sql`${sales.ownerId} = ${OWNER[side]} and ${sales.side} = ${side}`)

/** Few values of everything, so that many rows are equal; days on both sides of Moscow's midnight. */
const fill = async (side: Side): Promise<Row[]> => {
  const { below, pick } = chance(side === 'seller' ? 7 : 8)
  const { db } = world()
  const models = await db.query.models.findMany({ limit: 4 })
  const moment = () => new Date(Date.UTC(2026, 9, 1 + below(6), pick([20, 21]), pick([0, 59]), 59, 999))
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const model = pick([null, ...models])
    return {
      id: crypto.randomUUID(),
      side,
      ownerId: OWNER[side],
      sn: `${pick(['70', '700.', '700.1', '71.'])}${String(index).padStart(4, '0')}`,
      modelId: model?.id ?? null,
      status: pick([...SALE_STATUSES, 'FINISH', 'FINISH'] as const),
      statusAt: new Date(0),
      reservedUntil: new Date(0),
      bonus: model && pick([null, side === 'seller' ? model.bonus : model.buyerBonus]),
      saleDate: moment(),
      purchaseDate: pick([null, moment(), moment()]),
      guaranteeExpire: pick([null, moment(), moment()]),
    }
  })
  await db.insert(sales).values(rows)
  return rowsOf(side)
}

const russian = new Intl.Collator('ru')
const compare = (left: string | number, right: string | number): number => (left < right ? -1 : Number(left > right))

const keyOf = (row: Row, sortBy: string): string | number | null => {
  const key =
    row[(sortBy === 'model' ? 'modelName' : sortBy === 'saleStatus' ? 'status' : sortBy) as Exclude<keyof Row, 'isWarned'>]
  return key instanceof Date ? key.getTime() : key
}

/** The plain reference: filters and sorts all rows. */
const reference = (rows: readonly Row[], side: Side, request: ListRequest): Row[] => {
  const wire = (day: string) => day.split('-').toReversed().join('-')
  const { statuses = SALE_STATUSES, from, to, search = '', sortBy, sortDirection = 'asc' } = request
  const fitting = rows.filter((row) => {
    const date = side === 'seller' ? row.saleDate : row.purchaseDate
    const day = date && moscowDay(date.getTime())
    const isInside = (!from && !to) || (day !== null && (!from || day >= wire(from)) && (!to || day <= wire(to)))
    return statuses.includes(row.status) && isInside && row.sn.startsWith(search)
  })
  const newest = (a: Row, b: Row) => b.saleDate.getTime() - a.saleDate.getTime() || b.number - a.number
  if (!sortBy) return fitting.toSorted(newest)
  const turn = sortDirection === 'asc' ? 1 : -1
  return fitting.toSorted((a, b) => {
    const [left, right] = [keyOf(a, sortBy), keyOf(b, sortBy)]
    if (left === null || right === null) return Number(left === null) - Number(right === null) || turn * (a.number - b.number)
    const order = sortBy === 'model' ? russian.compare(String(left), String(right)) : compare(left, right)
    return turn * order || (sortBy === 'saleStatus' ? newest(a, b) : turn * (a.number - b.number))
  })
}

/** The rows of the period by status, whatever statuses and serial are asked for. */
const countsOf = (rows: readonly Row[], side: Side, { from, to }: Partial<ListRequest>): Record<string, number> => {
  const period = reference(rows, side, { offset: 0, size: 1, ...(from && { from }), ...(to && { to }) })
  return Object.fromEntries(SALE_STATUSES.map((status) => [status, period.filter((row) => row.status === status).length]))
}

const DIRECTIONS = ['asc', 'desc'] as const
const SORTS: Record<Side, string[]> = {
  seller: ['saleDate', 'model', 'sn', 'bonus', 'saleStatus'],
  buyer: ['purchaseDate', 'guaranteeExpire', 'model', 'sn', 'saleStatus'],
}
const STATUSES: Partial<ListRequest>[] = [{}, { statuses: ['FINISH'] }, { statuses: ['TAX_PENDING', 'FAIL', 'PENDING'] }]
const PERIODS: Partial<ListRequest>[] = [
  {},
  { from: '03-10-2026' },
  { to: '03-10-2026' },
  { from: '02-10-2026', to: '04-10-2026' },
  { from: '01-01-2020', to: '31-12-2020' },
]
const SEARCHES: Partial<ListRequest>[] = [{}, { search: '700' }, { search: '71.0' }, { search: '700.10001' }, { search: '999' }]

const combinationsOf = (side: Side): Partial<ListRequest>[] => {
  const sorts = [{}, ...SORTS[side].flatMap((sortBy) => DIRECTIONS.map((sortDirection) => ({ sortBy, sortDirection })))]
  const all = sorts.flatMap((sort) =>
    STATUSES.flatMap((statuses) =>
      PERIODS.flatMap((period) => SEARCHES.map((search) => ({ ...sort, ...statuses, ...period, ...search }))),
    ),
  )
  // A sample meets every value of each field, and most pairs of them; the full grid runs every combination.
  const step = inject('engineSetup').engine === 'postgres' ? 7 : 29
  return process.env['GRID'] === 'full' ? all : all.filter((_, index) => index % step === 0)
}

describe.each(['seller', 'buyer'] as const)('E16 FM15 the list of a %s', (side) => {
  const ask = async (request: ListRequest) => {
    const list = await listOf(world().db, readQuestion(OWNER[side], side, request), FEW)
    return { ...list, numbers: list.rows.map(({ sale }) => sale.number) }
  }

  /** All pages, each by the cursor of the one before; a list without an end is cut. */
  const walk = async (request: ListRequest, left = 2 * ROWS): Promise<number[]> => {
    const { numbers, next } = await ask(request)
    if (next === null || numbers.length > left) return numbers
    return [...numbers, ...(await walk({ ...request, cursor: next }, left - numbers.length))]
  }

  it('has the rows of the reference in their order, by cursor, by offset and from its end', async () => {
    const rows = await fill(side)
    for (const fields of combinationsOf(side)) {
      const request = { offset: 0, size: SIZE, ...fields }
      const expected = reference(rows, side, request).map(({ number }) => number)
      const said = JSON.stringify(fields)
      expect(await walk(request), said).toEqual(expected)
      const { total, counts } = await ask(request)
      expect(total, said).toBe(fields.search === undefined ? expected.length : null)
      expect(counts, said).toEqual(countsOf(rows, side, fields))
      for (const offset of [7, Math.max(1, expected.length - 20), expected.length + 1]) {
        const page = await ask({ ...request, offset, size: 20 })
        expect(page.numbers, `${said} from ${offset}`).toEqual(expected.slice(offset, offset + 20))
        expect([page.next !== null, page.counts], said).toEqual([expected.length > offset + 20, null])
      }
    }
  }, 300_000)
})

describe.each(['seller', 'buyer'] as const)(
  'E16 a list of a %s whose rows change their status after they were counted',
  (side) => {
    it.each([undefined, ...SORTS[side]])('has the first row of a status too, sorted by %s', async (sortBy) => {
      const { db } = world()
      const request = { offset: 0, size: SIZE, ...(sortBy && { sortBy }) } as ListRequest
      const expected = reference(await rowsOf(side), side, request).slice(0, SIZE)
      const { spans } = await countRows(db, OWNER[side], side, null)
      const before = spans.map((span) => (span.status === expected[0]?.status ? { ...span, status: 'FAIL' as const } : span))
      const wanted = { after: null, skip: 0, size: SIZE, isFromEnd: false }
      const found = await findRows(db, readQuestion(OWNER[side], side, request), wanted, { spans: before, total: ROWS, few: FEW })
      expect(expected[0]?.status).not.toBe('FAIL')
      expect(found.map(({ sale }) => sale.number)).toEqual(expected.map(({ number }) => number))
    })
  },
)
