import { describe, expect, test } from 'vitest'
import { roleTitle, taxStatusText } from '../../../../src/domain/people/role-texts.ts'
import {
  effectiveMode,
  firstMode,
  isPending,
  mayAdminister,
  mayOwn,
  maySell,
  type Standing,
  userStatus,
  worksAtDesk,
} from '../../../../src/domain/people/roles.ts'

const person: Standing = { status: 'SELLER', roles: [], isAdmin: false, locked: false, isLegalEntity: false }

describe('titles and badges', () => {
  test.each([
    ['PR08', 'BUYER', 'Покупатель', false],
    ['PR09', 'SELLER', 'Продавец', false],
    ['PR10 PR13', 'SELLER_PENDING', 'Продавец', true],
    ['PR11 PR13', 'ART_PENDING', 'Покупатель', true],
    ['PR12', null, 'Покупатель', false],
    ['PR12', 'NEW_STATUS', 'Покупатель', false],
  ])('%s status %s is «%s», pending: %s', (_row, status, title, pending) => {
    expect(roleTitle({ status, roles: [] })).toBe(title)
    expect(isPending({ status })).toBe(pending)
  })

  test('PR07 ADMIN_RT is «Продавец АРТ» whatever the status', () => {
    for (const status of ['BUYER', 'SELLER', 'ART_PENDING', null])
      expect(roleTitle({ status, roles: ['ADMIN_RT'] })).toBe('Продавец АРТ')
    expect(roleTitle({ status: 'SELLER', roles: ['OPERATOR'] })).toBe('Продавец')
  })

  test('PR12 a missing status is BUYER', () => expect([null, undefined, ''].map(userStatus)).toEqual(['BUYER', 'BUYER', 'BUYER']))

  test.each([
    ['PR14', 'ACCEPTED', 'ИНН подтвержден'],
    ['PR15', 'MANUAL_CHECK', 'Инн на проверке'],
    ['PR16', 'AWAITING_CHECK', 'Инн на проверке'],
    ['PR17', 'DECLINED', null],
    ['PR17', '', null],
    ['PR17', null, null],
  ])('%s tax status %s reads %s', (_row, status, text) => expect(taxStatusText(status)).toBe(text))
})

describe('rights', () => {
  test('RL09 E02 an administrator is one by the role or by isAdmin; the title goes by the role alone', () => {
    expect(mayAdminister({ roles: [], isAdmin: false })).toBe(false)
    expect(mayAdminister({ roles: ['ADMIN_RT'], isAdmin: false })).toBe(true)
    expect(mayAdminister({ roles: [], isAdmin: true })).toBe(true)
    const admin: Standing = { ...person, isAdmin: true }
    expect([mayAdminister(admin), roleTitle(admin)]).toEqual([true, 'Продавец'])
  })

  test('RL04 sales need an approved point and a status that is not pending', () => {
    expect(maySell(person, true)).toBe(true)
    expect(maySell(person, false)).toBe(false)
    for (const status of ['SELLER_PENDING', 'ART_PENDING', 'BUYER', null])
      expect(maySell({ ...person, status }, true)).toBe(false)
  })

  test('RL07 a locked account registers neither sales nor tools', () => {
    expect(maySell({ ...person, locked: true }, true)).toBe(false)
    expect(mayOwn({ locked: true })).toBe(false)
    expect(mayOwn({ locked: false })).toBe(true)
  })

  test('SC03 RL06 SC06 the mode is the stored one, customer at first, and always customer for a company', () => {
    expect(effectiveMode(null, false)).toBe('customer')
    expect(effectiveMode('seller', false)).toBe('seller')
    expect(effectiveMode('seller', true)).toBe('customer')
    expect(maySell({ ...person, isLegalEntity: true }, true)).toBe(false)
  })
})

test.each([
  ['BUYER', [], false, 'customer'],
  [null, [], false, 'customer'],
  ['SELLER', [], false, 'seller'],
  ['SELLER_PENDING', [], false, 'seller'],
  ['BUYER', ['ADMIN_RT'], false, 'seller'],
  ['BUYER', [], true, 'seller'],
] as const)('SC03 E01: %s with %j, administrator %s, begins as %s', (status, roles, isAdmin, mode) =>
  expect(firstMode({ status, roles, isAdmin })).toBe(mode),
)

test('E21 an operator works at the desk, whatever else the roles say', () => {
  expect(worksAtDesk({ roles: ['OPERATOR'] })).toBe(true)
  expect(worksAtDesk({ roles: ['ADMIN_RT', 'OPERATOR'] })).toBe(true)
  expect(worksAtDesk({ roles: ['ADMIN_RT'] })).toBe(false)
})
