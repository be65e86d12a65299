import { expect, test } from 'vitest'
import { earnedText } from '../../../../src/domain/money/points-text.ts'

test.each([
  [1, '+1 балл'],
  [2, '+2 балла'],
  [150, '+150 баллов'],
  [12450.5, '+12\u00a0450,5 балла'],
  [0, '0 баллов'],
])('BL43 %d points are «%s»', (points, text) => expect(earnedText(points)).toBe(text))
