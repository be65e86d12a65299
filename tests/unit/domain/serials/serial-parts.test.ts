import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PART_LENGTH, SERIALS_PER_PART } from '../../../../src/domain/sales/invoice.ts'
import { joinSerials, planParts } from '../../../../src/domain/serials/serial-parts.ts'

const serials = (count: number, length = 9): string[] =>
  Array.from({ length: count }, (_, at) => String(at).padStart(length, '0'))

test.each([
  [0, []],
  [1, [1]],
  [100, [100]],
  [101, [100, 1]],
  [1_000, Array.from({ length: 10 }, () => 100)],
])('D76 %i serial numbers go in parts of a hundred', (count, sizes) =>
  expect(planParts(serials(count)).map((part) => part.length)).toEqual(sizes),
)

test('API32 D76 the longest serial numbers fill the parameter, not the part', () => {
  const parts = planParts(serials(100, 40))
  // 36 of 40 characters and 35 commas are 1 475; one more is 1 516.
  expect(parts.map((part) => part.length)).toEqual([36, 36, 28])
})

test('D76 no part exceeds either limit, and together they are the list (property)', () => {
  const lists = fc
    .array(fc.integer({ min: 1, max: 40 }), { maxLength: 300 })
    .map((lengths) => lengths.map((length) => '7'.repeat(length)))
  fc.assert(
    fc.property(lists, (list) => {
      const parts = planParts(list)
      expect(parts.flat()).toEqual(list)
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(SERIALS_PER_PART)
        expect(joinSerials(part).length).toBeLessThanOrEqual(PART_LENGTH)
      }
    }),
  )
})
