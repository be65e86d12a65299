/** A period of the history begins with the first moment of its first day in Moscow and ends before the day after the last one. */
import { beforeAll, describe, expect, it } from 'vitest'
import { givePoints, newPayee } from '../payouts/support.ts'
import type { Payee } from '../payouts/support.ts'
import { testApp } from '../support/test-app.ts'

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

const page = async (body: object) => {
  const { json } = await world().call('POST', '/account/history', { token: payee.token, body: { offset: 0, size: 2, ...body } })
  return json.payload as unknown as { history: { amount: number }[]; next: string | null }
}

/** Every row of a question, page by page. */
const sums = async (question: object): Promise<number[]> => {
  const found: number[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { history, next } = await page({ ...question, ...(cursor !== undefined && { cursor }) })
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
