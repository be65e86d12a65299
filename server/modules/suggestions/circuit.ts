/** When a service that fails is left alone (D152). Times are milliseconds. */
export const CIRCUIT = { failures: 5, pause: 60_000 } as const

/** Of one process: another one learns by itself, which costs a call. */
export interface Circuit {
  isPaused(now: number): boolean
  /** Whether this caller may ask: after a pause one may, and the others wait for what becomes of it. */
  admits(now: number): boolean
  succeeded(): void
  /** @param pause how long the service itself wants to be left alone; null for a failure like any other */
  failed(now: number, pause: number | null): void
}

/** @param onTurn is told when a pause begins, with its length, and when the service answers again (null) */
export const createCircuit = (onTurn: (pause: number | null) => void): Circuit => {
  let failures = 0
  let until: number | null = null
  let isProbed = false

  const isPaused = (now: number): boolean => until !== null && (now < until || isProbed)

  const begin = (now: number, pause: number): void => {
    until = now + pause
    onTurn(pause)
  }

  return {
    isPaused,
    admits: (now) => {
      if (isPaused(now)) return false
      isProbed = until !== null
      return true
    },
    succeeded: () => {
      if (until !== null) onTurn(null)
      failures = 0
      until = null
      isProbed = false
    },
    failed: (now, pause) => {
      failures += 1
      const isOver = isProbed || failures >= CIRCUIT.failures
      isProbed = false
      if (pause !== null) begin(now, pause)
      else if (isOver) begin(now, CIRCUIT.pause)
    },
  }
}
