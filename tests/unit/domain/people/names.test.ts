import { describe, expect, it, test } from 'vitest'
import { NAME_LENGTH, NAME_RULE, nameProblem, normaliseName, withoutQuotes } from '../../../../src/domain/people/names.ts'

describe('VL03 a name', () => {
  it.each([
    'Анна',
    'Анна-Мария',
    'Ёлкина',
    'Иванов, И. И.',
    'ООО Ромашка',
    'Андреи\u0306',
    '',
    'Анна\u2011Мария',
    'Анна\u2010Мария',
    'Анна\u2013Мария',
    'Анна\u2014Мария',
    'Анна\u2212Мария',
    'Ан\u00ADна',
    '\u200EАнна\u00A0Мария',
  ])('«%s» is one', (text) => {
    expect(nameProblem(text)).toBeNull()
  })

  it.each(['Anna', 'Анна1', 'Анна!', 'Анна\u0000', '-', ', .', 'Анна 😀', 'Айрат_', 'Ґанна'])('«%s» is none', (text) => {
    expect(nameProblem(text)).toBe(NAME_RULE)
  })

  it('has an end', () => {
    expect(nameProblem('а'.repeat(NAME_LENGTH))).toBeNull()
    expect(nameProblem('а'.repeat(NAME_LENGTH + 1))).toBe('Не больше 100 знаков')
  })
})

test('a name is kept in one Unicode form with single spaces', () => {
  expect(normaliseName(' Андреи\u0306 \u00a0 Е\u0308лкин\n')).toBe('Андрей Ёлкин')
})

test('A46 quotation marks of every kind are dropped', () => {
  expect(withoutQuotes('ООО «Ромашка» "Юг" “Север” ‘Запад’ \'Восток\'')).toBe('ООО Ромашка Юг Север Запад Восток')
})
