// @vitest-environment jsdom
/** The way back from a receipt or a document: into the portal, never out of it. */
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { createToasts } from '../../../../src/app/effects/toasts.ts'
import { createWayBack } from '../../../../src/app/effects/way-back.ts'

const TOAST = { title: 'Ошибка', text: 'Произошла ошибка при загрузке чека', tone: 'danger' } as const
const here = () => window.location.pathname

const open = () => {
  const toasts = createToasts()
  const way = createWayBack({
    navigate: (_, { to, replace }) => window.history[replace ? 'replaceState' : 'pushState'](null, '', to),
    toast: (_, toast) => toasts.show(toast),
  })
  return { toasts, leave: () => way.leave(null, { to: '/sales', toast: TOAST }) }
}

/** As the router numbers its entries. */
const entry = (path: string, idx: number) => window.history.pushState({ idx }, '', path)

beforeEach(() => window.history.replaceState(null, '', '/'))

test('RC10 D167 whoever came from a list is back in it, and the message is shown there alone', async () => {
  entry('/sales?search=100', 0)
  entry('/receipt/1', 1)
  const { toasts, leave } = open()
  leave()
  // Nothing is said on the page that is left.
  expect([here(), toasts.all()]).toEqual(['/receipt/1', []])
  await waitFor(() => expect(here()).toBe('/sales'))
  await waitFor(() => expect(toasts.all()).toMatchObject([TOAST]))
  toasts.settle('/sales?search=100')
  expect(toasts.all()).toHaveLength(1)
})

test('RC10 D167 whoever came by a direct link is in the list, not outside of the portal', () => {
  entry('/receipt/1', 0)
  const { length } = window.history
  const { toasts, leave } = open()
  leave()
  expect([here(), window.history.length, toasts.all()]).toMatchObject(['/sales', length, [TOAST]])
})

test('D167 an entry that no router has numbered is a first one', () => {
  window.history.replaceState(null, '', '/invoice/1')
  open().leave()
  expect(here()).toBe('/sales')
})

test('D167 «Назад» has no message', async () => {
  entry('/sales', 0)
  entry('/receipt/1', 1)
  const toasts = createToasts()
  createWayBack({ navigate: () => {}, toast: (_, toast) => toasts.show(toast) }).leave(null, { to: '/sales' })
  await waitFor(() => expect(here()).toBe('/sales'))
  expect(toasts.all()).toEqual([])
})
