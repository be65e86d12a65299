// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrive } from '../../../../src/app/routing/arrive.ts'

const scrolledTo = vi.fn<(x: number, y: number) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', scrolledTo.mockReset())
  document.body.innerHTML =
    '<nav><a href="/sales">Продажи</a></nav><main id="main" tabindex="-1"><input aria-label="ФН" /></main>'
  document.querySelector('a')?.focus()
})
afterEach(() => vi.useRealTimers())

const nameOf = ({ activeElement }: Document) => activeElement?.id || activeElement?.tagName

test('a new screen is at its top with its frame, and has the focus after it', () => {
  arrive()
  expect([scrolledTo.mock.calls, nameOf(document)]).toEqual([[], 'A'])
  vi.advanceTimersToNextFrame()
  expect([scrolledTo.mock.calls, nameOf(document)]).toEqual([[[0, 0]], 'A'])
  vi.runAllTimers()
  expect(nameOf(document)).toBe('main')
})

test('the focus of a removed element goes to the new screen too', () => {
  arrive()
  document.querySelector('a')?.remove()
  vi.runAllTimers()
  expect(nameOf(document)).toBe('main')
})

test('a field that has taken the focus meanwhile keeps it', () => {
  arrive()
  document.querySelector('input')?.focus()
  vi.runAllTimers()
  expect(nameOf(document)).toBe('INPUT')
})
