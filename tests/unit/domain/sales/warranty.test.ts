import { expect, test } from 'vitest'
import { warrantyLeft, warrantyShare } from '../../../../src/domain/sales/warranty.ts'

const TODAY = '2026-11-22'

test.each([
  ['2029-11-11T21:00:00.000Z', 'ещё 1\u00a0086 дней', false],
  ['2027-02-20T12:00:00.000Z', 'ещё 90 дней', false],
  ['2027-02-19T12:00:00.000Z', 'ещё 89 дней', true],
  ['2026-12-13T12:00:00.000Z', 'ещё 21 день', true],
  ['2026-11-24T12:00:00.000Z', 'ещё 2 дня', true],
  // In Moscow the next day has begun.
  ['2026-11-22T21:00:00.000Z', 'ещё 1 день', true],
  ['2026-11-22T20:59:59.000Z', 'последний день', true],
  ['2026-11-21T20:59:59.000Z', 'закончилась', false],
  ['2023-01-01T12:00:00.000Z', 'закончилась', false],
])('HM03 TL07 D51 of a warranty until %s there is left: %s', (until, text, isSoon) =>
  expect(warrantyLeft(until, TODAY)).toEqual({ text, isSoon }),
)

test.each([
  ['2026-11-22T12:00:00.000Z', '2027-11-22T12:00:00.000Z', 1],
  ['2025-11-22T12:00:00.000Z', '2027-11-22T12:00:00.000Z', 0.5],
  ['2025-11-22T12:00:00.000Z', '2026-11-22T12:00:00.000Z', 0],
  ['2020-11-22T12:00:00.000Z', '2022-11-22T12:00:00.000Z', 0],
  // Bought «tomorrow» by a clock that is wrong: never more than all of it.
  ['2026-11-24T12:00:00.000Z', '2027-11-24T12:00:00.000Z', 1],
  [null, '2027-11-22T12:00:00.000Z', null],
  ['2027-11-22T12:00:00.000Z', '2027-11-22T12:00:00.000Z', null],
])('HM03 D51 D192 of a warranty from %s until %s the bar shows %s', (from, until, share) =>
  expect(warrantyShare(from, until, TODAY)).toBe(share),
)
