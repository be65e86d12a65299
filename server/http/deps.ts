import type { Db } from '../kernel/database/types.ts'

/** What every request is answered with. */
export interface HttpDeps {
  db: Db
  /** Epoch milliseconds. */
  now: () => number
  /** Operations of the demo world exist. */
  isDemo: boolean
}
