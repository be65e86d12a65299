import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { offeredSums } from '../../../../src/domain/money/offered-sums.ts'
import { judgeSum, mostOf } from '../../../../src/domain/money/withdrawal-sum.ts'

const room = (available: number, least = 500, perPayout: number | null = null, leftThisYear: number | null = null) => ({
  available,
  limits: { least, perPayout, leftToday: null, leftThisYear },
})

test.each([
  [499.99, []],
  [500, []],
  [500.5, []],
  [600, [500]],
  [1_000, [500]],
  [1_001, [500, 1_000]],
  [12_450.5, [500, 5_000, 10_000]],
  [1_000_000, [500, 50_000, 100_000]],
])('D174 of %d points these sums are offered beside the whole', (available, sums) =>
  expect(offeredSums(room(available))).toEqual(sums),
)

test('D174 the limits count, and so does another least sum', () => {
  expect(offeredSums(room(12_450, 500, 3_000))).toEqual([500, 1_000, 2_000])
  expect(offeredSums(room(12_450, 500, null, 900))).toEqual([500])
  expect(offeredSums(room(12_450, 500, null, 0))).toEqual([])
  expect(offeredSums(room(2_500, 1_000))).toEqual([1_000, 2_000])
})

test('D174 A70 whatever is offered may be withdrawn, is below the whole, and stands in order once', () => {
  const sums = fc.option(fc.integer({ min: 0, max: 200_000 }), { nil: null })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 30_000_000 }),
      fc.integer({ min: 1, max: 2_000 }),
      sums,
      sums,
      (kopecks, least, once, year) => {
        const one = room(kopecks / 100, least, once, year)
        const offered = offeredSums(one)
        expect(offered.filter((sum) => judgeSum(sum, one) !== null || sum >= mostOf(one))).toEqual([])
        expect([...new Set(offered)].toSorted((a, b) => a - b)).toEqual(offered)
        expect(offered.length).toBeLessThanOrEqual(3)
      },
    ),
  )
})
