// @vitest-environment jsdom
/** Stored data: by key, and by owner. */
import { beforeEach, describe, expect, test } from 'vitest'
import { stagedApi } from '../../../../../model/kit/staged-api.ts'
import * as storage from '../../../../../src/app/effects/storage/storage.ts'
import { nothingKept } from '../../../../../model/account/session.ts'

const [MARIA, ANNA] = ['79000000005', '79000000001']

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test.each(['localStorage', 'sessionStorage'] as const)(
  'API02 SC01 a token that stands in quotes in %s travels without them',
  async (area) => {
    window[area].setItem('token', '"a-token-in-quotes"')
    const sent: (string | null)[] = []
    const api = stagedApi(
      (request) => {
        sent.push((request as Request).headers.get('Token'))
        return Promise.resolve(new Response('{"code":0,"message":null,"payload":1}'))
      },
      { token: storage.readToken },
    )
    await api.call('getBalance')
    expect(sent).toEqual(['a-token-in-quotes'])
  },
)

describe('the mode', () => {
  test('SC02 stands under its own key, beside it whose it is', () => {
    storage.storeMode('seller', ANNA)
    expect([localStorage.getItem('mode'), storage.readModes()]).toEqual([
      'seller',
      { ...nothingKept, mode: 'seller', owner: ANNA },
    ])
    localStorage.setItem('mode', 'nonsense')
    expect(storage.readModes()).toEqual({ ...nothingKept, owner: ANNA })
  })

  test('A06 E01: what registrations have chosen waits for each phone, until a mode is stored for it', () => {
    storage.storeChoice('seller', ANNA)
    storage.storeChoice('customer', MARIA)
    storage.storeMode('customer', '79000000099')
    expect(storage.readModes().chosen).toEqual({ [ANNA]: 'seller', [MARIA]: 'customer' })
    storage.storeMode('seller', ANNA)
    storage.storeMode('customer', MARIA)
    expect(storage.readModes()).toEqual({ mode: 'customer', owner: MARIA, chosen: {} })
    expect(localStorage.getItem('mode.chosen')).toBeNull()
  })

  test('SC09 E01: a sign-out drops it; what a registration has chosen stays', () => {
    storage.storeMode('seller', ANNA)
    storage.storeChoice('customer', MARIA)
    storage.eraseUser()
    expect(storage.readModes()).toEqual({ ...nothingKept, chosen: { [MARIA]: 'customer' } })
  })

  test.each(['[]', '"text"', '7', '{', '{"79000000001":"boss"}'])('%s in storage is no choice of anybody', (text) => {
    localStorage.setItem('mode.chosen', text)
    expect(storage.readModes().chosen).toEqual({})
  })
})

describe('the place before sign-in', () => {
  test('E14: is kept for this tab, with whose it is', () => {
    storage.storeGoal({ to: '/sales?screen=main', mobile: ANNA })
    expect(storage.readGoal()).toEqual({ to: '/sales?screen=main', mobile: ANNA })
    expect(localStorage.length).toBe(0)
    storage.storeGoal(null)
    expect(storage.readGoal()).toBeNull()
  })

  test.each(['{"to":"//evil.example","mobile":null}', '{"to":"/\\\\evil"}', '{"to":7}', 'null', '{', '"text"'])(
    'E14: %s leads nowhere',
    (text) => {
      sessionStorage.setItem('goal', text)
      expect(storage.readGoal()).toBeNull()
    },
  )

  test('E14 B08: a sign-out forgets it, and so does the start of whoever has arrived', () => {
    storage.storeGoal({ to: '/sales', mobile: null })
    storage.eraseUser()
    expect(storage.readGoal()).toBeNull()
    storage.storeGoal({ to: '/sales', mobile: null })
    storage.eraseOthers('user-1')
    expect(storage.readGoal()).toBeNull()
  })
})

test('E12: when sign-in opens again is kept with the last failure, and forgotten with a success', () => {
  storage.storeFails(ANNA, 5, 1_764_000_000_000)
  expect([storage.readFails(), storage.readOpensAt()]).toEqual([{ [ANNA]: 5 }, 1_764_000_000_000])
  storage.storeFails(MARIA, 1, null)
  expect([storage.readFails(), storage.readOpensAt()]).toEqual([{ [ANNA]: 5, [MARIA]: 1 }, null])
  localStorage.setItem('login.opensAt', 'soon')
  expect(storage.readOpensAt()).toBeNull()
})
