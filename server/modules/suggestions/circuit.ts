/** When a service that fails is left alone (D152). Times are milliseconds. */
export const CIRCUIT = { failures: 5, pause: 60_000 } as const

/** Of one process: another one learns by itself, which costs a call. */
export interface Circuit {
  isPaused(now: number): boolean
  /** Whether this caller may ask: after a pause one may, and the others wait for what becomes of it. */
  admits(now: number): boolean
  succeeded(): void
  /** @param pause how long the service itself wants to be left alone; null for a failure like any other */
  failed(now: number, pause: number | null, reason: string): void
}

/** A pause in milliseconds that begins, and the failure that it is for. */
export interface Pause {
  pause: number
  reason: string
}

/** @param onTurn is told when a pause begins, and when the service answers again (null) */
export const createCircuit = (onTurn: (begun: Pause | null) => void): Circuit => {
  let failures = 0
  let until: number | null = null
  let isProbed = false

  const isPaused = (now: number): boolean => until !== null && (now < until || isProbed)

  const begin = (now: number, pause: number, reason: string): void => {
    until = now + pause
    onTurn({ pause, reason })
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
    failed: (now, pause, reason) => {
      failures += 1
      const isOver = isProbed || failures >= CIRCUIT.failures
      isProbed = false
      if (pause !== null) begin(now, pause, reason)
      else if (isOver) begin(now, CIRCUIT.pause, reason)
    },
  }
}
