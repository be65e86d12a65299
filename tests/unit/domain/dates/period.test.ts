import { describe, expect, test } from 'vitest'
import { boundsOf, isWithin, readRange } from '../../../../src/domain/dates/period.ts'

const TODAY = '2026-11-22'

describe('a period', () => {
  test('of seven days has today and six before it, a month goes back to the same date, all time has no ends', () => {
    expect(boundsOf('week', TODAY)).toEqual({ from: '2026-11-16', to: null })
    expect(boundsOf('month', TODAY)).toEqual({ from: '2026-10-22', to: null })
    expect(boundsOf('month', '2026-03-31')).toEqual({ from: '2026-02-28', to: null })
    expect(boundsOf('all', TODAY)).toEqual({ from: null, to: null })
    expect(boundsOf({ from: null, to: '2026-11-01' }, TODAY)).toEqual({ from: null, to: '2026-11-01' })
  })

  test.each([
    ['2026-11-10', { from: '2026-11-10', to: '2026-11-10' }, true],
    ['2026-11-09', { from: '2026-11-10', to: null }, false],
    ['2026-11-11', { from: null, to: '2026-11-10' }, false],
    ['2026-11-11', { from: '2026-11-10', to: null }, true],
    [null, { from: '2026-11-10', to: null }, false],
    [null, { from: null, to: null }, true],
  ])('E16 %s is in %o: %s', (day, range, expected) => expect(isWithin(day, range)).toBe(expected))

  test.each([
    ['01.11.2026', '10.11.2026', { from: '2026-11-01', to: '2026-11-10' }],
    ['10.11.2026', '10.11.2026', { from: '2026-11-10', to: '2026-11-10' }],
    ['', '10.11.2026', { from: null, to: '2026-11-10' }],
    ['', '', { from: null, to: null }],
    ['11.11.2026', '10.11.2026', null],
    ['31.02.2026', '', null],
    ['', '1', null],
  ])('VL57 «%s» to «%s» reads as %o', (from, to, range) => expect(readRange({ from, to })).toEqual(range))
})
