import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useGrace } from '../../../../src/ui/base/use-grace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (time: number): void => act(() => void vi.advanceTimersByTime(time))
const start = (isHere: boolean, isWhole: boolean) =>
  renderHook((now: { isHere: boolean; isWhole: boolean }) => useGrace(now.isHere, now.isWhole, 1_000), {
    initialProps: { isHere, isWhole },
  })

test('what is whole from the start waits for nothing', () => {
  expect(start(true, true).result.current).toBe(false)
})

test('the time begins with what is here; then it waits no longer', () => {
  const { result, rerender } = start(false, false)
  wait(5_000)
  expect(result.current).toBe(true)
  rerender({ isHere: true, isWhole: false })
  wait(999)
  expect(result.current).toBe(true)
  wait(1)
  expect(result.current).toBe(false)
})

test('the rest ends the wait at once, and what has been shown stays shown', () => {
  const { result, rerender } = start(true, false)
  rerender({ isHere: true, isWhole: true })
  expect(result.current).toBe(false)
  rerender({ isHere: true, isWhole: false })
  expect(result.current).toBe(false)
})
