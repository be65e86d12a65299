import { expect, it } from 'vitest'
import { companyWords, isAtWork, profileName } from '../../../../src/domain/people/company.ts'

const NAME = 'ООО «Ромашка»'

it.each([
  ['ACTIVE', null, 'ООО «Ромашка», действует'],
  ['LIQUIDATED', '12-03-2024', 'ООО «Ромашка», ликвидирована 12.03.2024'],
  ['LIQUIDATED', null, 'ООО «Ромашка», ликвидирована'],
  ['LIQUIDATING', null, 'ООО «Ромашка», ликвидируется'],
  ['LIQUIDATING', '12-03-2024', 'ООО «Ромашка», ликвидируется'],
  ['BANKRUPT', null, 'ООО «Ромашка», проходит банкротство'],
  ['REORGANIZING', null, 'ООО «Ромашка», реорганизуется'],
  ['FROZEN', null, NAME],
  ['toString', null, NAME],
])('D270 a company that is %s (%s) reads «%s»', (status, closedOn, words) => {
  expect(companyWords({ name: NAME, status, closedOn })).toBe(words)
  expect(isAtWork({ name: NAME, status, closedOn })).toBe(status === 'ACTIVE')
})

it.each([
  [NAME, 'ООО Ромашка'],
  ['  АО   "УМЕЛЕЦ" ', 'АО УМЕЛЕЦ'],
  ['ООО «Дом 24»', null],
  ['ООО «Makita»', null],
  ['«»', null],
  [`ООО «${'Я'.repeat(200)}»`, null],
])('D270 A46 of «%s» a profile takes %j', (name, taken) => {
  expect(profileName({ name, status: 'ACTIVE', closedOn: null })).toBe(taken)
})
