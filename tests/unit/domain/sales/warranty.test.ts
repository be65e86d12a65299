import { expect, test } from 'vitest'
import { isWarrantyOver, monthsText, warrantyLeft, warrantyMonths, warrantyShare } from '../../../../src/domain/sales/warranty.ts'

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

test.each([
  ['2026-11-22T20:59:59.000Z', false],
  ['2026-11-22T21:00:00.000Z', false],
  ['2026-11-21T20:59:59.000Z', true],
])('E17 a warranty until %s is over: %s, its last day counts', (until, isOver) =>
  expect(isWarrantyOver(until, TODAY)).toBe(isOver),
)

test.each([
  ['2026-11-16T09:00:00.000Z', '2029-11-15T21:00:00.000Z', 36],
  ['2026-11-16T09:00:00.000Z', '2026-12-15T21:00:00.000Z', 1],
  // No 31st in the last month: the warranty ends with it.
  ['2026-08-31T09:00:00.000Z', '2026-09-29T21:00:00.000Z', 1],
  ['2026-11-16T09:00:00.000Z', '2029-11-16T21:00:00.000Z', null],
  ['2026-11-16T09:00:00.000Z', '2026-11-16T09:00:00.000Z', null],
  [null, '2029-11-15T21:00:00.000Z', null],
])('E17 D194 from %s until %s are %s whole months', (from, until, months) => expect(warrantyMonths(from, until)).toBe(months))

test.each([
  [1, '1 месяц'],
  [24, '24 месяца'],
  [36, '36 месяцев'],
])('E17 %i months are «%s»', (months, text) => expect(monthsText(months)).toBe(text))
