import { expect, test } from 'vitest'
import { shortName } from '../../../../src/domain/people/short-name.ts'

const person = { organizationName: null, surname: 'Соколова', username: 'Анна', patronymic: 'Игоревна' }

test.each([
  [person, 'Соколова А. И.'],
  [{ ...person, patronymic: null }, 'Соколова А.'],
  [{ ...person, surname: '' }, 'А. И.'],
  [{ ...person, surname: '', username: '', patronymic: null }, '-'],
  [{ ...person, surname: '', username: '', organizationName: 'ООО Ромашка' }, 'ООО Ромашка'],
])('D227 a name at the desk is short', (parts, text) => {
  expect(shortName(parts)).toBe(text)
})
