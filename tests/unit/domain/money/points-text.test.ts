import { expect, test } from 'vitest'
import { pointsText } from '../../../../src/domain/money/points-text.ts'

test.each([
  [1, '1 балл'],
  [2, '2 балла'],
  [150, '150 баллов'],
  [12450.5, '12\u202F450,50 балла'],
  [0, '0 баллов'],
])('F08 %d points are «%s»', (points, text) => expect(pointsText(points)).toBe(text))
