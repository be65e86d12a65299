import { expect, test } from 'vitest'
import { counted } from '../../../../src/domain/texts/plural.ts'

const SALES = { one: 'продажа', few: 'продажи', many: 'продаж' }

test.each([
  [0, '0 продаж'],
  [1, '1 продажа'],
  [2, '2 продажи'],
  [5, '5 продаж'],
  [11, '11 продаж'],
  [12, '12 продаж'],
  [21, '21 продажа'],
  [104, '104 продажи'],
  [111, '111 продаж'],
  [1085, '1\u00a0085 продаж'],
  [1.5, '1,5 продажи'],
])('%d is counted as «%s»', (count, text) => expect(counted(count, SALES)).toBe(text))
