import { describe, expect, test } from 'vitest'
import { FATE_STEPS, fateWords, nextOf } from '../../../../src/domain/sales/sale-fate.ts'
import type { Fate, FateStep } from '../../../../src/domain/sales/sale-fate.ts'

const fate = (step: FateStep, patch: Partial<Fate> = {}): Fate => ({
  step,
  next: nextOf(step),
  until: null,
  isOverdue: false,
  retryAt: null,
  disagreed: null,
  reason: null,
  ...patch,
})

const UNTIL = '2026-11-25T20:59:59.999Z'

describe('C05 the words of a sale', () => {
  test.each(FATE_STEPS)('%s has a state and a next step in Russian', (step) => {
    const words = fateWords(fate(step), 'seller')
    expect(words?.state).toMatch(/^[А-ЯЁ]/)
    expect(words?.next).toMatch(/^[А-ЯЁ]/)
    expect(words?.until).toBeNull()
  })

  test.each(FATE_STEPS.filter((step) => !['nobody', 'owner'].includes(nextOf(step)) || step === 'reserved'))(
    '%s tells until when, and what to do when the time is over',
    (step) => {
      expect(fateWords(fate(step, { until: UNTIL }), 'seller')?.until).toBe('До 25.11.2026 23:59')
      const late = fateWords(fate(step, { until: UNTIL, isOverdue: true }), 'seller')?.until
      expect(late).toMatch(/^[А-ЯЁ]/)
      expect(late).not.toMatch(/^До /)
    },
  )

  test('the field that disagreed is named, and that none was', () => {
    const stateOf = (disagreed: string | null) => fateWords(fate('receiptRefused', { disagreed }), 'seller')?.state
    expect([stateOf('sum'), stateOf('fn'), stateOf(null), stateOf('of a later version')]).toEqual([
      'Чек не подтверждён: не совпадает сумма',
      'Чек не подтверждён: не совпадает номер ФН',
      'Налоговая служба не нашла такой чек',
      'Налоговая служба не нашла такой чек',
    ])
    expect(new Set(['fn', 'fd', 'fp', 'sum', 'time', null].map(stateOf)).size).toBe(6)
  })

  test('a silent service is asked again at a time', () => {
    expect(fateWords(fate('taxSilent', { retryAt: '2026-11-20T12:00:05.000Z' }), 'seller')?.next).toBe(
      'Мы спросим её ещё раз 20.11.2026 15:00',
    )
  })

  test('D187 a receipt that is not there yet is asked for again at a time, and ends at the desk', () => {
    const words = fateWords(fate('taxAbsent', { retryAt: '2026-11-20T12:00:05.000Z', until: UNTIL, isOverdue: true }), 'seller')
    expect(words?.next).toBe('Мы спросим ещё раз 20.11.2026 15:00')
    expect(words?.until).toBe('Если чек не появится за три дня, его проверит поддержка')
  })

  test('TL10 A60 a company reads an unfinished manual check as registered; people do not', () => {
    for (const step of ['toolCheck', 'photoCheck', 'receiptCheck'] as const) {
      expect(fateWords(fate(step, { until: UNTIL }), 'legal')).toEqual({
        ...fateWords(fate('finished'), 'legal'),
        next: 'Гарантия появится после проверки',
      })
      expect(fateWords(fate(step), 'customer')?.state).not.toBe(fateWords(fate('finished'), 'customer')?.state)
    }
    expect(fateWords(fate('taxCheck'), 'legal')).toEqual(fateWords(fate('taxCheck'), 'seller'))
  })

  test('a row of another server, or of a later version, has no words', () => {
    expect([fateWords(undefined, 'seller'), fateWords({ ...fate('finished'), step: 'new' }, 'seller')]).toEqual([null, null])
  })
})
