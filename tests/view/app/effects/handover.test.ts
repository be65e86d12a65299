// @vitest-environment jsdom
/** E17: the link of a hand-over in the tab, and what a hand-over does to the session. */
import { beforeEach, expect, test } from 'vitest'
import { createHandover } from '../../../../src/app/effects/handover.ts'
import { keptLink, storeLink, takeLink } from '../../../../src/app/effects/storage/handover-link.ts'
import { readGoal, storeGoal } from '../../../../src/app/effects/storage/storage.ts'
import { linkOf } from '../../../../src/machines/sales/handover/draft.ts'

const TOKEN = '3q2-7wEjRWeJq83vASNFZw'
const pending = { token: TOKEN, command: { key: 'k', isRepeat: false }, owner: 'u-5' }

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('E17 D223 the token leaves the address at once, and the tab keeps it', () => {
  window.history.replaceState({ idx: 3 }, '', `/handover?from=qr#${TOKEN}`)
  expect(takeLink()).toEqual(linkOf(TOKEN))
  expect(window.location.href).toMatch(/\/handover\?from=qr$/)
  expect(window.history.state).toEqual({ idx: 3 })
  expect(takeLink()).toEqual(linkOf(TOKEN))
  expect(keptLink()).toEqual(linkOf(TOKEN))
})

test('E17 C04 the same link keeps its pending registration, another one drops it', () => {
  storeLink(pending)
  window.history.replaceState(null, '', `/handover#${TOKEN}`)
  expect(takeLink()).toEqual(pending)
  window.history.replaceState(null, '', '/handover#another-token')
  expect(takeLink()).toEqual(linkOf('another-token'))
})

test('E17 a tab without a link has none, and no text of any length is kept', () => {
  expect(takeLink()).toEqual(linkOf(''))
  window.history.replaceState(null, '', `/handover#${'x'.repeat(5_000)}`)
  expect(takeLink().token).toHaveLength(64)
})

test('E17 E14 whoever is somebody else signs out, and the next sign-in leads back to the link without the registration', () => {
  storeLink(pending)
  const sent: unknown[] = []
  const send = (event: { type: string }) => {
    sent.push(event)
    // What a sign-out erases.
    storeLink(linkOf(''))
    storeGoal(null)
  }
  createHandover({ send }).leaveAccount(null, undefined)
  expect(sent).toEqual([{ type: 'signOut', to: '/auth/login' }])
  expect(keptLink()).toEqual(linkOf(TOKEN))
  expect(readGoal()).toEqual({ to: '/handover', mobile: null })
})

test('E17 D225 the mode changes at this place', () => {
  const sent: unknown[] = []
  createHandover({ send: (event) => void sent.push(event) }).changeMode(null, { mode: 'customer', to: '/handover' })
  expect(sent).toEqual([{ type: 'mode.change', mode: 'customer', to: '/handover' }])
})
