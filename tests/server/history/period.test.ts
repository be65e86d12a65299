/** A period of the history begins with the first moment of its first day in Moscow and ends before the day after the last one. */
import { beforeAll, describe, expect, it } from 'vitest'
import { givePoints, newPayee } from '../payouts/support.ts'
import type { Payee } from '../payouts/support.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
/** 15 May 2026 in Moscow, both ends of it and what lies just outside, by sums. */
const DAY = Date.UTC(2026, 4, 14, 21)
const MOMENTS: [sum: number, at: number][] = [
  [101, DAY - 1],
  [102, DAY],
  [103, DAY],
  [104, DAY + 43_200_000],
  [105, DAY + 86_399_999],
  [106, DAY + 86_400_000],
  [107, DAY + 86_400_000],
]
let payee: Payee

beforeAll(async () => {
  payee = await newPayee(world(), 0)
  for (const [sum, at] of MOMENTS) await givePoints(world().db, payee.id, sum * 100, at)
})

const page = async (body: object, whose: Payee) => {
  const { json } = await world().call('POST', '/account/history', { token: whose.token, body: { offset: 0, size: 2, ...body } })
  return json.payload as unknown as { history: { amount: number }[]; next: string | null }
}

/** Every row of a question, page by page. */
const sums = async (question: object, whose = payee): Promise<number[]> => {
  const found: number[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { history, next } = await page({ ...question, ...(cursor !== undefined && { cursor }) }, whose)
    found.push(...history.map(({ amount }) => amount))
    cursor = next
  }
  return found
}

describe('API38 the edges of a period', () => {
  const day = '15-05-2026'
  it.each([
    ['created_time', { from: day, to: day }, [102, 103, 104, 105]],
    ['amount', { from: day, to: day }, [102, 103, 104, 105]],
    ['operation', { from: day, to: day }, [102, 103, 104, 105]],
    ['created_time', { from: day }, [102, 103, 104, 105, 106, 107]],
    ['created_time', { to: day }, [101, 102, 103, 104, 105]],
    ['amount', { from: day }, [102, 103, 104, 105, 106, 107]],
    ['amount', { to: day }, [101, 102, 103, 104, 105]],
    ['amount', {}, [101, 102, 103, 104, 105, 106, 107]],
  ] as const)('%s %j, in both directions, page by page', async (sortBy, period, expected) => {
    const downwards = expected.toReversed()
    expect(await sums({ sortBy, sortDirection: 'desc', ...period })).toEqual(downwards)
    // Within an operation the newest stand first in both directions.
    expect(await sums({ sortBy, sortDirection: 'asc', ...period })).toEqual(sortBy === 'operation' ? downwards : expected)
  })
})

/** An order by sum reads quarter by quarter (ADR 0013): no row may be lost or doubled where one ends. */
describe('API38 BL38 quarters of Moscow', () => {
  const SPRING = Date.UTC(2026, 2, 31, 21)
  const QUARTERS: [sum: number, at: number][] = [
    [205, Date.UTC(2023, 11, 31, 20, 59, 59, 999)],
    [203, Date.UTC(2023, 11, 31, 21)],
    [204, SPRING - 1],
    [201, SPRING],
    [202, SPRING + 86_400_000],
  ]
  let somebody: Payee
  beforeAll(async () => {
    somebody = await newPayee(world(), 0)
    for (const [sum, at] of QUARTERS) await givePoints(world().db, somebody.id, sum * 100, at)
  })

  it.each([
    [{}, [201, 202, 203, 204, 205]],
    [{ from: '01-01-2024' }, [201, 202, 203, 204]],
    [{ to: '31-12-2023' }, [205]],
    [{ from: '31-03-2026', to: '01-04-2026' }, [201, 204]],
    [{ from: '01-04-2026' }, [201, 202]],
    [{ from: '01-01-1950', to: '31-12-2099' }, [201, 202, 203, 204, 205]],
    [{ from: '01-05-2026' }, []],
  ])('%j by sum, in both directions, page by page', async (period, expected) => {
    expect(await sums({ sortBy: 'amount', sortDirection: 'asc', ...period }, somebody)).toEqual(expected)
    expect(await sums({ sortBy: 'amount', sortDirection: 'desc', ...period }, somebody)).toEqual(expected.toReversed())
  })
})
