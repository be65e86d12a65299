// @vitest-environment jsdom
/** Steps of the history that the portal has made, and how they are taken back. */
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { places } from '../../src/app/effects/places.ts'

const here = () => window.location.pathname + window.location.search
const entry = (): unknown => window.history.state

beforeEach(() => window.history.pushState(null, '', '/sales'))

test('AT11 a step is taken back as Back of the browser does, and Forward finds it again', async () => {
  places.go({ to: '/tool' })
  places.go({ to: '/tool?screen=form', isStep: true })
  const { length } = window.history
  places.goBack('/elsewhere')
  await waitFor(() => expect(here()).toBe('/tool'))
  window.history.forward()
  await waitFor(() => expect(here()).toBe('/tool?screen=form'))
  expect([window.history.length, entry()]).toEqual([length, { isStep: true }])
})

test('AT11 whoever came by a link is led to the place below, and no step is left behind', () => {
  places.go({ to: '/tool?screen=form' })
  const { length } = window.history
  places.goBack('/tool')
  expect([here(), window.history.length, entry()]).toEqual(['/tool', length, null])
})

test('A11 of docs/decisions.md: words travel beside the address', () => {
  places.go({ to: '/auth/result', message: 'Сейчас нельзя' })
  expect([here(), entry()]).toEqual(['/auth/result', { message: 'Сейчас нельзя' }])
  places.go({ to: '/', replace: true })
  expect([here(), entry()]).toEqual(['/', null])
})
