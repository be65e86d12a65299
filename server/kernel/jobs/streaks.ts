/**
 * So many runs of a kind that failed one after the other, for so many milliseconds, say that the kind is broken and not a job: a service
 * that hiccups while several jobs are at work makes as many failures in a second.
 */
export const [IN_A_ROW, LASTING] = [5, 10 * 60_000]

/** What a process has seen of each kind since the last run that succeeded. */
export interface Streaks {
  succeeded(kind: string): void
  failed(kind: string, reason: string, now: number): void
  /** Kinds of which nothing succeeds. */
  failing(): string[]
}

interface Streak {
  failures: number
  since: number
  isSaid: boolean
}

/** @param begins called once, when a kind has failed so often and so long; the reason is that of the last run */
export const createStreaks = (begins: (kind: string, reason: string) => void): Streaks => {
  const streaks = new Map<string, Streak>()
  return {
    succeeded: (kind) => void streaks.delete(kind),
    failed: (kind, reason, now) => {
      const streak = streaks.get(kind) ?? { failures: 0, since: now, isSaid: false }
      streaks.set(kind, streak)
      streak.failures += 1
      if (streak.isSaid || streak.failures < IN_A_ROW || now - streak.since < LASTING) return
      streak.isSaid = true
      begins(kind, reason)
    },
    failing: () => [...streaks].flatMap(([kind, { isSaid }]) => (isSaid ? [kind] : [])).toSorted(),
  }
}
