// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followSight } from '../../../../src/app/session/list-sight.ts'

/** Rows of 100 pixels each, of which the page shows those from here on. */
let y = 0
const measured = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  y = 0
  measured.mockReset()
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y)
  document.body.innerHTML = ['a', 'b', 'c'].map((id) => `<div data-row="${id}"></div>`).join('')
  for (const [at, row] of document.querySelectorAll('[data-row]').entries())
    vi.spyOn(row, 'getBoundingClientRect').mockImplementation(() => {
      measured()
      return DOMRect.fromRect({ y: at * 100 - y, height: 100 })
    })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A list, and what tells that it has changed. */
const list = () => {
  let tell = () => {}
  const unsubscribe = vi.fn<() => void>()
  const subscribe = (listener: () => void) => {
    tell = listener
    return { unsubscribe }
  }
  return { subscribe, unsubscribe, change: () => tell() }
}

const scrollTo = (to: number) => {
  y = to
  window.dispatchEvent(new Event('scroll'))
}

test('D160 the place is read while the page rests, and not when it is asked for', () => {
  const sight = followSight(list())
  scrollTo(150)
  vi.runAllTimers()
  measured.mockClear()
  expect(sight.now()).toEqual({ y: 150, row: 'b', top: -50 })
  expect(measured).not.toHaveBeenCalled()
  sight.stop()
})

test('D160 after a scroll, or a change of the list, the page is read anew', () => {
  const rows = list()
  const sight = followSight(rows)
  vi.runAllTimers()
  scrollTo(250)
  expect(sight.now()).toEqual({ y: 250, row: 'c', top: -50 })
  vi.runAllTimers()
  document.querySelector('[data-row="c"]')?.remove()
  rows.change()
  expect(sight.now()).toEqual({ y: 250, row: null, top: 0 })
  sight.stop()
})

test('nothing is read once the screen has gone', () => {
  const rows = list()
  followSight(rows).stop()
  scrollTo(150)
  vi.runAllTimers()
  expect(measured).not.toHaveBeenCalled()
  expect(rows.unsubscribe).toHaveBeenCalledOnce()
})
