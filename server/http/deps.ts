import type { Db } from '../kernel/database/types.ts'
import type { Key } from '../kernel/secrets/keys.ts'

/** What every request is answered with. */
export interface HttpDeps {
  db: Db
  /** Epoch milliseconds. */
  now: () => number
  /** Operations of the demo world exist. */
  isDemo: boolean
  /** Hashes the origin of requests. */
  originKey: Key
  /** Derives the tokens of certificates and of links to buyers. */
  certificateKey: Key
}
