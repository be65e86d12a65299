// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PointsCounter } from '../../../../src/ui/content/points-counter.tsx'

const usual = window.matchMedia
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  window.matchMedia = usual
})

const counter = (points: number | null) => <PointsCounter points={points} format={(sum) => `+${sum}`} href="/balance" />
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
/** What is seen, and what a screen reader says. */
const seen = () => screen.getByRole('link').querySelector('[aria-hidden]')?.textContent ?? screen.getByRole('link').textContent
const said = () => screen.queryByRole('link', { name: '+250 Баллы' }) !== null

test('NV55 points that grow count up in 600 ms, and are called by their last number all the while', () => {
  const { rerender } = render(counter(100))
  expect(seen()).toBe('+100 Баллы')
  rerender(counter(250))
  expect([seen(), said()]).toEqual(['+100', true])
  pass(300)
  const [, sum] = /^\+(\d+)$/.exec(seen() ?? '') ?? []
  expect(Number(sum)).toBeGreaterThan(100)
  expect(Number(sum)).toBeLessThan(250)
  expect(said()).toBe(true)
  pass(320)
  expect([seen(), said()]).toEqual(['+250 Баллы', true])
})

test('NV55 a first number, and a smaller one, stand at once', () => {
  const { rerender } = render(counter(null))
  rerender(counter(300))
  expect(seen()).toBe('+300 Баллы')
  rerender(counter(250))
  expect(seen()).toBe('+250 Баллы')
})

test('NV55 where motion is not wanted points stand at once', () => {
  window.matchMedia = (query) =>
    Object.defineProperty(usual(query), 'matches', { value: query === '(prefers-reduced-motion: reduce)' })
  const { rerender } = render(counter(100))
  rerender(counter(250))
  expect(seen()).toBe('+250 Баллы')
})
