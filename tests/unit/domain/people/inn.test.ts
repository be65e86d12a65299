import { describe, expect, it } from 'vitest'
import { innProblem } from '../../../../src/domain/people/inn.ts'
import { INNS, NO_INN } from './inn-table.ts'

describe('VL04 VL05 VL06 VL07 VL08 VL09 INN', () => {
  it.each(INNS)('%j: %s', (text, problem) => {
    expect(innProblem(text)).toBe(problem)
  })

  it('VL04 nothing typed', () => {
    expect(innProblem(NO_INN[0])).toBe(NO_INN[1])
  })

  it('VL08 VL09 of all numbers that begin alike, one in ten and one in a hundred is right', () => {
    const right = (head: string, tail: number) =>
      Array.from({ length: 10 ** tail }, (_, index) => `${head}${String(index).padStart(tail, '0')}`).filter(
        (text) => innProblem(text) === null,
      )
    expect(right('770708389', 1)).toEqual(['7707083893'])
    expect(right('5001007322', 2)).toEqual(['500100732259'])
  })
})
