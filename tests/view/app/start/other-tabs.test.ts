// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { createEffects } from '../../../../src/app/effects/effects.ts'
import { whenErased } from '../../../../src/app/effects/storage/erasers.ts'
import { storeMode, storeToken } from '../../../../src/app/effects/storage/storage.ts'
import { createToasts } from '../../../../src/app/effects/toasts.ts'
import { followOtherTabs } from '../../../../src/app/start/other-tabs.ts'
import type { Services } from '../../../../src/app/session/services.ts'
import { sessionMachine } from '../../../../src/machines/account/session/machine.ts'
import { nothingKept } from '../../../../model/account/session.ts'
import { user } from '../../../../model/kit/users.ts'

const MINE = 'the-token-of-this-tab-0001'
const OTHER = 'the-token-of-another-0002'

/** The other tab's end of the channel. */
let other: BroadcastChannel
let heard: unknown[]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  heard = []
  other = new BroadcastChannel('session')
  other.addEventListener('message', ({ data }) => heard.push(data))
})
afterEach(() => other.close())

// The channel is limited to one origin; the rule is about windows.
// eslint-disable-next-line unicorn/require-post-message-target-origin
const tell = (news: object) => other.postMessage(news)

/** This tab, signed in according to the storage. */
const open = (token: string | null) => {
  const session = createActor(sessionMachine, { input: { token, kept: nothingKept } }).start()
  const toasts = createToasts()
  followOtherTabs({ session, toasts } as unknown as Services)
  const places = { go: () => {}, goBack: () => {} }
  const effects = createEffects({ places, toasts, place: () => '/', owner: () => '', session: () => session })
  return { session, toasts, effects, token: () => session.getSnapshot().context.token }
}

test('SC09 a session that ends with its tab ends here too when it is over there; another’s end is no news', async () => {
  storeToken(MINE, false)
  const tab = open(MINE)
  tell({ kind: 'ended', token: OTHER })
  tell({ kind: 'ended', token: MINE })
  await waitFor(() => expect(tab.session.getSnapshot().value).toBe('anonymous'))
  expect(sessionStorage.getItem('token')).toBeNull()
})

test('A18 the sellers that this tab has stored go with the sign-in, whichever way it ends; a start without one leaves none', async () => {
  const store = () => sessionStorage.setItem('sellers', '{"owner":"me","sellers":[]}')
  const stored = () => sessionStorage.getItem('sellers')
  storeToken(MINE, false)
  store()
  const tab = open(MINE)
  expect(stored()).not.toBeNull()
  tell({ kind: 'ended', token: MINE })
  await waitFor(() => expect(stored()).toBeNull())
  tab.session.stop()
  store()
  open(null)
  expect(stored()).toBeNull()
})

test('SC09 the end of another session leaves this one alone', async () => {
  storeToken(MINE, false)
  const tab = open(MINE)
  const erased: (string | null)[] = []
  whenErased((owner) => erased.push(owner))
  tell({ kind: 'ended', token: OTHER })
  tell({ kind: 'erased', owner: 'user-2' })
  await waitFor(() => expect(erased).toContain('user-2'))
  expect([tab.token(), sessionStorage.getItem('token')]).toEqual([MINE, MINE])
})

test('B08 somebody signs in elsewhere until that tab is closed: this tab’s sign-in makes room, its words go with it', async () => {
  storeToken(MINE, false)
  const tab = open(MINE)
  tab.toasts.show({ title: 'Продажа', text: 'Инструмент 100.00001 добавлен', tone: 'success' })
  tell({ kind: 'begun' })
  await waitFor(() => expect(tab.token()).toBeNull())
  expect([sessionStorage.getItem('token'), tab.toasts.all()]).toEqual([null, []])
})

test('B08 a remembered sign-in elsewhere takes the place of one that was to end with this tab, for good', () => {
  storeToken(MINE, false)
  const tab = open(MINE)
  localStorage.setItem('token', OTHER)
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect([tab.token(), sessionStorage.getItem('token')]).toEqual([OTHER, null])
  localStorage.removeItem('token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(tab.token()).toBeNull()
})

test('SC09 a page that Back brings out of the cache looks at the token again', () => {
  storeToken(MINE, true)
  const tab = open(MINE)
  localStorage.removeItem('token')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(tab.token()).toBe(MINE)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(tab.token()).toBeNull()
})

test('API06 E03: another tab’s news, and this tab coming back, ask for the status', async () => {
  storeToken(MINE, true)
  const tab = open(MINE)
  const events: string[] = []
  tab.session.send = ({ type }) => void events.push(type)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(events).toEqual([])
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(events).toEqual(['status.refresh'])
  tell({ kind: 'status' })
  await waitFor(() => expect(events).toEqual(['status.refresh', 'status.refresh']))
})

test('E01: whoever signs in elsewhere brings the modes that the device keeps now', () => {
  storeToken(MINE, true)
  const tab = open(MINE)
  localStorage.setItem('token', OTHER)
  storeMode('customer', '79000000005')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(tab.session.getSnapshot().context.kept).toEqual({ mode: 'customer', owner: '79000000005', chosen: {} })
})

test('E11: an account deleted in another tab: what is kept of its phone goes, whoever is signed in here stays', async () => {
  storeToken(MINE, false)
  const { session } = open(MINE)
  const { context } = session.getSnapshot()
  const value = { ready: { score: 'idle', status: 'settled' } } as const
  vi.spyOn(session, 'getSnapshot').mockReturnValue(sessionMachine.resolveState({ value, context: { ...context, user } }))
  const events: string[] = []
  session.send = ({ type }) => void events.push(type)
  const erased: (string | null)[] = []
  whenErased((owner) => erased.push(owner))
  const wait = (phone: string) => JSON.stringify({ phone, until: 1 })
  sessionStorage.setItem('resend.recovery', wait('79473820156'))
  sessionStorage.setItem('resend.confirmation', wait(user.mobile))
  tell({ kind: 'deleted', phone: '79473820156' })
  await waitFor(() => expect(erased).toContain(user.id))
  expect([sessionStorage.getItem('resend.recovery'), sessionStorage.getItem('resend.confirmation')]).toEqual([
    null,
    wait(user.mobile),
  ])
  expect(events).toEqual([])
  tell({ kind: 'deleted', phone: user.mobile })
  await waitFor(() => expect([events, sessionStorage.getItem('token')]).toEqual([['token.changed'], null]))
})

test('B03 B08 this tab tells the others of its end, of a sign-in of its own, of a new status, whose things are to be forgotten, and whose account is gone', async () => {
  storeToken(MINE, false)
  const { effects } = open(MINE)
  effects.eraseUser(null, undefined)
  effects.removeToken(null, undefined)
  effects.storeToken(null, { token: OTHER, remember: false })
  effects.eraseOthers(null, { owner: 'user-2' })
  effects.storeToken(null, { token: OTHER, remember: true })
  effects.removeToken(null, undefined)
  effects.tellStatus(null, undefined)
  effects.forgetPhone(null, { phone: '79000000005' })
  await waitFor(() =>
    expect(heard).toEqual([
      { kind: 'ended', token: MINE },
      { kind: 'erased', owner: null },
      { kind: 'begun' },
      { kind: 'erased', owner: 'user-2' },
      { kind: 'ended', token: OTHER },
      { kind: 'status' },
      { kind: 'deleted', phone: '79000000005' },
    ]),
  )
})
