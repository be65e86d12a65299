import { describe, expect, test } from 'vitest'
import {
  CASE_KINDS,
  CHECK_WORDS,
  countedWords,
  needsReason,
  QUEUE_TITLES,
  REASON,
  REASONS,
  VERDICT_WORDS,
  VERDICTS,
} from '../../../../src/domain/desk/cases.ts'

describe('C07 what waits for the desk, in words', () => {
  test.each(CASE_KINDS)('%s: reasons fit on digits, into the field, and read as a sentence of the desk', (kind) => {
    expect(REASONS[kind].length).toBeGreaterThan(0)
    // The digit after the last is for own words.
    expect(REASONS[kind].length).toBeLessThan(9)
    for (const reason of REASONS[kind]) {
      expect(reason).toMatch(/^[А-ЯЁ][^.]*[^.\s]$/)
      expect(reason.length).toBeGreaterThanOrEqual(REASON.least)
      expect(reason.length).toBeLessThanOrEqual(REASON.most)
    }
    expect(new Set(REASONS[kind]).size).toBe(REASONS[kind].length)
  })

  test('what waits is told up to ninety-nine, and beyond as more', () => {
    expect([0, 7, 99, 100, 250].map(countedWords)).toEqual(['0', '7', '99', '99+', '99+'])
  })

  test('money has verdicts of its own, all but an approval need a reason', () => {
    expect(Object.fromEntries(CASE_KINDS.map((kind) => [kind, VERDICTS[kind].join()]))).toEqual({
      tool: 'approve,refuse',
      document: 'approve,refuse',
      inn: 'approve,refuse',
      point: 'approve,refuse',
      finding: 'approve,refuse',
      payout: 'settle,return',
      correction: 'approve,refuse',
    })
    expect((['approve', 'refuse', 'settle', 'return'] as const).filter(needsReason)).toEqual(['refuse', 'settle', 'return'])
  })

  test('every queue, verdict and check has its own words', () => {
    for (const words of [QUEUE_TITLES, VERDICT_WORDS, CHECK_WORDS].map((table) => Object.values(table))) {
      expect(new Set(words).size).toBe(words.length)
      for (const word of words) expect(word).toMatch(/^[А-ЯЁ]/)
    }
  })
})
