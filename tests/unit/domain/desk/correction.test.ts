import { describe, expect, test } from 'vitest'
import { correctedToday, needsSecond, pointsProblem, signed, typedPoints } from '../../../../src/domain/desk/correction.ts'

const NOW = Date.parse('2026-11-20T10:00:00.000Z')
const entry = (points: number, hours: number, state = 'done') => ({
  points,
  state,
  at: new Date(NOW - hours * 3_600_000).toISOString(),
})

describe('C07 corrections of points', () => {
  test('whole points are typed with or without spaces, and nothing else is a number of points', () => {
    expect(['400', '1 500', ' 7 ', '12\u202F451'].map(typedPoints)).toEqual([400, 1500, 7, 12_451])
    expect(['', '-5', '1,5', '1.5', 'сто', '1234567'].map(typedPoints)).toEqual([null, null, null, null, null, null])
    expect([signed(5, 'add'), signed(5, 'take')]).toEqual([5, -5])
  })

  test('why a number cannot be entered', () => {
    const problem = (text: string, free = 100) => pointsProblem(text, 'take', free)
    expect(problem(' ')).toBe('Введите, сколько баллов')
    expect(problem('1.5')).toBe('Введите целое число баллов')
    expect(problem('0')).toBe('Баллов должно быть больше нуля')
    expect(problem('100001')).toBe('За одну запись не больше 100 000 баллов')
    expect(problem('101')).toBe('Столько свободных баллов у человека нет')
    expect([problem('100'), pointsProblem('101', 'add', 100), pointsProblem('100000', 'add', 0)]).toEqual([null, null, null])
  })

  test('slices of a day are summed without their signs; what was refused or is older counts no more', () => {
    expect(correctedToday([], NOW)).toBe(0)
    expect(correctedToday([entry(400, 1), entry(-300, 23.9), entry(500, 24), entry(900, 2, 'refused')], NOW)).toBe(700)
    expect(correctedToday([entry(1_500, 1, 'waiting')], NOW)).toBe(1_500)
    expect([needsSecond(1_000, 0), needsSecond(1_001, 0), needsSecond(600, 400), needsSecond(601, 400)]).toEqual([
      false,
      true,
      false,
      true,
    ])
  })
})
