/** The time that a call may spend on waiting for the database: D20. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asOneCall, asStep, CallWaits } from '../../../server/kernel/database/call-waits.ts'

const LIMIT = 3_000
/** What a call may always wait for one step. */
const AT_LEAST = 500

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** A step of so many milliseconds. @returns the limit that it was given */
const step = (milliseconds: number, limit: number | null = LIMIT): Promise<number | null> =>
  asStep(limit, async (given) => {
    await Promise.resolve()
    vi.advanceTimersByTime(milliseconds)
    return given
  })

describe('D20 the limit of a step', () => {
  it('is what the steps before have left, and enough for a database that works', () =>
    asOneCall(new CallWaits(), async () => {
      expect(await step(1_000)).toBe(LIMIT)
      vi.advanceTimersByTime(60_000)
      expect(await step(1_700), 'time spent on anything else does not count').toBe(2_000)
      expect(await step(10_000)).toBe(AT_LEAST)
      expect(await step(0)).toBe(AT_LEAST)
      expect(await step(0, 100), 'never more than its own').toBe(100)
      expect(await step(0, null)).toBeNull()
    }))

  it('counts steps at the same time once', () =>
    asOneCall(new CallWaits(), async () => {
      const open = asStep(LIMIT, () => new Promise<void>((resolve) => setTimeout(resolve, 0)))
      await step(1_000)
      expect(await step(0)).toBe(2_000)
      await open
      expect(await step(0)).toBe(2_000)
    }))

  it('is another call’s in another call, and whole in work that belongs to none', async () => {
    const [one, other] = [new CallWaits(), new CallWaits()]
    await asOneCall(one, () => step(2_000))
    expect(await asOneCall(other, () => step(0))).toBe(LIMIT)
    expect(await asOneCall(one, () => step(0)), 'the same one, entered again').toBe(1_000)
    expect([await step(2_000), await step(0)]).toEqual([LIMIT, LIMIT])
  })
})
