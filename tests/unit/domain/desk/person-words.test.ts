import { describe, expect, test } from 'vitest'
import {
  CORRECTION_REASONS,
  DEED_DONE,
  DEED_REASONS,
  DEED_RESULT,
  DEED_WORDS,
  PERSON_DEEDS,
} from '../../../../src/domain/desk/person-deeds.ts'
import { correctionWords, initialsOf, innWords, maskedPhone, relationWords } from '../../../../src/domain/desk/person-words.ts'
import { joinedReason, reasonProblem } from '../../../../src/domain/desk/reason.ts'

describe('C07 a person at the desk, in words', () => {
  test('a masked phone shows its last three digits', () => {
    expect(maskedPhone('001')).toBe('+7 (•••) •••-•0-01')
  })

  test('what links a person to the look-up is said; a phone says it itself, and what a newer server knows is left out', () => {
    expect(relationWords('serial', 'seller')).toBe('продал этот инструмент')
    expect([relationWords('phone', 'self'), relationWords('moon', 'seller')]).toEqual(['', ''])
  })

  test('states have words, unknown ones too', () => {
    expect([innWords('ACCEPTED')?.tone, innWords('REFUSED')?.tone, innWords(null), innWords('NEW')]).toEqual([
      'success',
      'danger',
      null,
      null,
    ])
    expect(['done', 'waiting', 'refused', 'new'].map(correctionWords)).toEqual([
      'записано',
      'ждёт второго оператора',
      'второй оператор отказал',
      'другое состояние',
    ])
  })

  test('initials are letters, two at most', () => {
    expect(['Соколова А. И.', 'ООО «Ромашка»', '', '7'].map(initialsOf)).toEqual(['СА', 'О', '', ''])
  })

  test('every deed has its words, and reasons that can be sent as they stand', () => {
    for (const words of [DEED_WORDS, DEED_DONE, DEED_RESULT].map((table) => Object.values(table)))
      expect(new Set(words).size).toBe(PERSON_DEEDS.length)
    for (const reasons of [...Object.values(DEED_REASONS), CORRECTION_REASONS]) {
      expect(new Set(reasons).size).toBe(reasons.length)
      expect(reasons.map(reasonProblem)).toEqual(reasons.map(() => null))
    }
  })

  test('a reason is a sentence of the list, own words, or both', () => {
    expect([joinedReason(['Раз'], 0, ''), joinedReason(['Раз'], null, ' два '), joinedReason(['Раз'], 0, 'два')]).toEqual([
      'Раз',
      'два',
      'Раз. два',
    ])
    expect(joinedReason(['Раз'], 5, '')).toBe('')
  })
})
