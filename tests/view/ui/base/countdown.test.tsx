import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown } from '../../../../src/ui/base/countdown.tsx'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00Z') }))
afterEach(() => vi.useRealTimers())

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('AU31 the seconds go down to one: that the wait is over is said elsewhere', () => {
  render(<Countdown until={Date.now() + 2_500} />)
  expect(screen.getByText('3 с')).toBeTruthy()
  pass(1_000)
  expect(screen.getByText('2 с')).toBeTruthy()
  pass(5_000)
  expect(screen.getByText('1 с')).toBeTruthy()
})

test('A14 it follows the clock, not the ticks: a laptop that has slept shows what is left', () => {
  render(<Countdown until={Date.now() + 60_000} />)
  vi.setSystemTime(Date.now() + 40_000)
  pass(1_000)
  expect(screen.getByText('19 с')).toBeTruthy()
})
