import { expect, test } from 'vitest'
import { supportAt, SUPPORT_HOURS } from '../../../../src/domain/dates/support-hours.ts'

test('CH02 the hours are shown as they are specified', () => expect(SUPPORT_HOURS).toBe('08:00-21:00 MSK'))

test.each([
  ['2026-11-20T04:59:59Z', '07:59', false, 'ответим сегодня после 08:00'],
  ['2026-11-20T05:00:00Z', '08:00', true, 'сейчас отвечаем'],
  ['2026-11-20T17:59:59Z', '20:59', true, 'сейчас отвечаем'],
  ['2026-11-20T18:00:00Z', '21:00', false, 'ответим завтра после 08:00'],
  ['2026-11-20T20:59:59Z', '23:59', false, 'ответим завтра после 08:00'],
  ['2026-11-20T21:00:00Z', '00:00', false, 'ответим сегодня после 08:00'],
])('CH02 A78 at %s it is %s in Moscow: %s, «%s»', (instant, time, isOpen, note) => {
  expect(supportAt(Date.parse(instant))).toEqual({ time, isOpen, note })
})
