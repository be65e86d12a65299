import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dayOfWireTime,
  endOfWorkingDay,
  formatInstant,
  formatInstantDay,
  latestDayInRussia,
  moscowDay,
  wireTimeOf,
  wireTimeOfDay,
} from '../../../../src/domain/dates/dates.ts'
import { formatDay, laterDay, parseDay } from '../../../../src/domain/dates/day.ts'

describe('a typed date', () => {
  test.each([
    ['20.11.2026', '2026-11-20'],
    ['29.02.2024', '2024-02-29'],
    ['29.02.2000', '2000-02-29'],
    ['31.12.1999', '1999-12-31'],
    [' 01.01.2026 ', '2026-01-01'],
  ])('VL57 «%s» is the day %s', (text, day) => expect(parseDay(text)).toBe(day))

  test.each([
    '',
    '31.02.2023',
    '29.02.2023',
    '29.02.1900',
    '31.04.2026',
    '00.01.2026',
    '01.00.2026',
    '01.13.2026',
    '32.01.2026',
    '01.01.23',
    '1.1.2026',
    '01.01.0023',
    '01.01.1899',
    '2026-01-01',
    '01/01/2026',
    '01.01.20266',
    '٠١.٠١.٢٠٢٦',
  ])('VL57 «%s» is no date', (text) => expect(parseDay(text)).toBeNull())

  test('FM10 every real day is read as it is written', () => {
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(fc.property(day, (text) => parseDay(formatDay(text)) === text && dayOfWireTime(wireTimeOfDay(text)) === text))
  })
})

describe('«today»', () => {
  const before = Date.parse('2026-11-19T20:59:59.999Z')

  test('VL56 in Moscow begins at 21:00 UTC of the day before', () => {
    expect([before, before + 1].map(moscowDay)).toEqual(['2026-11-19', '2026-11-20'])
  })

  test('VL56 is in Kamchatka nine hours earlier than in Moscow', () => {
    const noon = Date.parse('2026-11-19T12:00:00Z')
    expect([noon - 1, noon].map(latestDayInRussia)).toEqual(['2026-11-19', '2026-11-20'])
    expect(moscowDay(noon)).toBe('2026-11-19')
  })

  test('VL56 the later of two days counts, over the ends of months and years too', () => {
    expect(laterDay('2026-12-31', '2027-01-01')).toBe('2027-01-01')
    expect(laterDay('2026-12-31', '2026-02-01')).toBe('2026-12-31')
    expect(moscowDay(Date.parse('2026-12-31T21:00:00Z'))).toBe('2027-01-01')
  })

  test('VL56 Moscow is never ahead of the latest day in Russia', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => moscowDay(now) <= latestDayInRussia(now)))
  })
})

describe('dates on the wire and on the screen', () => {
  test('AT20 a receipt’s day is sent with midnight', () => expect(wireTimeOfDay('2026-11-20')).toBe('20-11-2026T00:00:00'))

  test('API27 a moment is sent as Moscow reads it', () => {
    expect(wireTimeOf(Date.parse('2026-11-19T21:05:09Z'))).toBe('20-11-2026T00:05:09')
  })

  test('FM10 a moment is shown as its day in Moscow', () => expect(formatInstantDay('2026-11-19T21:00:00Z')).toBe('20.11.2026'))

  test.each([
    '20-11-2026T24:00:00',
    '20-11-2026T23:60:00',
    '20-11-2026T23:59:60',
    '31-02-2026T10:00:00',
    '20.11.2026T10:00:00',
    '',
  ])('VL57 «%s» is no receipt time', (text) => expect(dayOfWireTime(text)).toBeNull())

  test('VL57 a receipt time gives its day', () => expect(dayOfWireTime('20-11-2026T23:59:59')).toBe('2026-11-20'))
})

describe('working days in Moscow (C05)', () => {
  test.each([
    ['Friday afternoon', '2026-11-20T12:00:00Z', 3, '2026-11-25T20:59:59.999Z'],
    ['Friday 23:59 in Moscow', '2026-11-20T20:59:00Z', 1, '2026-11-23T20:59:59.999Z'],
    ['Saturday 00:00 in Moscow', '2026-11-20T21:00:00Z', 1, '2026-11-23T20:59:59.999Z'],
    ['Sunday', '2026-11-22T12:00:00Z', 1, '2026-11-23T20:59:59.999Z'],
    ['Monday', '2026-11-23T12:00:00Z', 3, '2026-11-26T20:59:59.999Z'],
    ['over the end of a year', '2026-12-31T12:00:00Z', 1, '2027-01-01T20:59:59.999Z'],
  ])('from %s', (_what, from, days, end) => {
    expect(new Date(endOfWorkingDay(Date.parse(from), days)).toISOString()).toBe(end)
  })
})

test('FM11 a moment is read as dd.MM.yyyy HH:mm in Moscow', () => {
  expect(formatInstant('2026-11-20T21:05:59.000Z')).toBe('21.11.2026 00:05')
})
