import type { SalesOverview } from '../../../api/types.ts'
import type { RenewalContext } from '../../kit/query/renewal.ts'

export interface CounterContext extends RenewalContext {
  /** Null while unknown: a server that knows the specification alone has none (D49). */
  overview: SalesOverview | null
}

/** A reserve has been confirmed, released or taken back. */
export type CounterEvent = { type: 'reload' }
