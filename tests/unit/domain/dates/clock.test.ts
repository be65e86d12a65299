import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { offsetAfter } from '../../../../src/domain/dates/clock.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const HOUR = 3_600_000

/** The answer of a server with a right clock, written `there` milliseconds after a request at `at`. */
const heard = (at: number, skew: number, there: number, back: number) => ({
  date: new Date(at + there).toUTCString(),
  sentAt: at - skew,
  heardAt: at + there + back - skew,
})
const moments = fc.integer({ min: NOON, max: NOON + 24 * HOUR })
const delays = fc.integer({ min: 0, max: 30_000 })
const skews = fc.integer({ min: -400 * 24 * HOUR, max: 400 * 24 * HOUR })

describe('E07 the clock of the portal', () => {
  test('is the device’s own where that is right, however long answers take', () =>
    fc.assert(fc.property(moments, delays, delays, (at, there, back) => offsetAfter(0, heard(at, 0, there, back)) === 0)))

  test('is right to half the time that the answer took and half a second', () =>
    fc.assert(
      fc.property(moments, skews, delays, delays, (at, skew, there, back) => {
        const offset = offsetAfter(0, heard(at, skew, there, back))
        return Math.abs(offset - skew) <= there + back + 1_000
      }),
    ))

  test('does not waver once it is right', () =>
    fc.assert(
      fc.property(moments, skews, fc.array(fc.tuple(delays, delays), { maxLength: 8 }), (at, skew, answers) =>
        answers.every(([there, back]) => offsetAfter(skew, heard(at, skew, there, back)) === skew),
      ),
    ))

  test('stays at both ends of what an answer allows, and moves beyond them', () => {
    const answer = { date: new Date(NOON).toUTCString(), sentAt: NOON - 200, heardAt: NOON + 300 }
    expect(offsetAfter(-300, answer)).toBe(-300)
    expect(offsetAfter(1_200, answer)).toBe(1_200)
    expect([offsetAfter(-301, answer), offsetAfter(1_201, answer)]).toEqual([450, 450])
  })

  test.each(['', 'yesterday', '0'.repeat(40)])('stays as it is after the date «%s»', (date) =>
    expect(offsetAfter(7, { date, sentAt: NOON, heardAt: NOON })).toBe(7),
  )
})
