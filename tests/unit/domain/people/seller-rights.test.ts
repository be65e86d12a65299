import { expect, it } from 'vitest'
import { mayReceiveRights } from '../../../../src/domain/people/seller-rights.ts'

it.each([
  ['a colleague', { id: 'colleague', locked: false }, true],
  ['a colleague of whom the server tells no lock', { id: 'colleague' }, true],
  ['a locked colleague', { id: 'colleague', locked: true }, false],
  ['the administrator', { id: 'giver', locked: false }, false],
])('A74 AD07 AD13 the rights of an administrator may go to %s: %o, %s', (_who, person, may) => {
  expect(mayReceiveRights(person, 'giver')).toBe(may)
})
