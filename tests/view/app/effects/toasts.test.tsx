// @vitest-environment jsdom
/** The toasts in the shell: their duration, and the events that end them. */
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { AddressBar } from '../../../../src/app/start/address-bar.tsx'
import { ServicesContext } from '../../../../src/app/session/context.ts'
import { createPlaces } from '../../../../src/app/effects/places.ts'
import { createToasts } from '../../../../src/app/effects/toasts.ts'
import { routeOf } from '../../../../src/app/routing/routes.ts'
import type { Services } from '../../../../src/app/session/services.ts'
import { Shell } from '../../../../src/app/shell/shell.tsx'
import { sessionMachine } from '../../../../src/machines/account/session/machine.ts'
import { nothingKept } from '../../../../model/account/session.ts'

const SAVED = { title: 'Успешно', text: 'Профиль сохранён', tone: 'success' } as const
const shown = () => screen.queryByText(SAVED.text) !== null

const places = createPlaces()
const navigate = (to: string) => places.go({ to })

const open = () => {
  const session = createActor(sessionMachine, { input: { token: null, kept: nothingKept } }).start()
  const toasts = createToasts()
  render(
    <ServicesContext value={{ session, toasts, places } as unknown as Services}>
      <AddressBar>
        <Shell route={routeOf('/faq')}>{null}</Shell>
      </AddressBar>
    </ServicesContext>,
  )
  return toasts
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

beforeEach(() => {
  vi.useFakeTimers()
  navigate('/faq')
})
afterEach(() => vi.useRealTimers())

test('ER13 a toast of the portal leaves after five seconds', () => {
  const toasts = open()
  act(() => toasts.show(SAVED))
  pass(4_999)
  expect(shown()).toBe(true)
  pass(1)
  expect(shown()).toBe(false)
})

test('ER13 it goes when the person leaves the place it was shown at, the query included', () => {
  const toasts = open()
  act(() => toasts.show(SAVED))
  act(() => navigate('/faq?screen=result'))
  expect(shown()).toBe(false)
})

test('ER13 what is said in the moment of leaving is said at the place that follows', () => {
  const toasts = open()
  act(() => {
    toasts.show(SAVED)
    navigate('/auth/login')
  })
  expect(shown()).toBe(true)
  act(() => navigate('/faq'))
  expect(shown()).toBe(false)
})
