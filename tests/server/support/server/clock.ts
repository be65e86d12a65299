/** The start time of every test: 20 November 2026, 15:00 in Moscow. */
export const TEST_START = Date.UTC(2026, 10, 20, 12)

export const SECOND = 1_000
export const MINUTE = 60_000
export const HOUR = 3_600_000
export const DAY = 86_400_000

/** A clock that only the test moves. */
export interface TestClock {
  now: () => number
  pass(milliseconds: number): void
}

export const createClock = (): TestClock => {
  let at = TEST_START
  return {
    now: () => at,
    pass: (milliseconds) => {
      at += milliseconds
    },
  }
}
