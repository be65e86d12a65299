import type { PayloadOf } from '../../../api/types.ts'

/** Who is signed in at the desk. */
export type Operator = PayloadOf<'getDeskMe'>

export interface DeskSessionContext {
  token: string | null
  operator: Operator | null
  /** Why the operator could not be loaded; null while nothing is wrong. */
  problem: string | null
}

export interface DeskSessionInput {
  /** The stored token. */
  token: string | null
}

export type DeskSessionEvent =
  | { type: 'started'; token: string }
  /** The server has answered 401: the session is over. */
  | { type: 'unauthorised' }
  | { type: 'signOut' }
  /** Signs out where the operator could not be loaded. */
  | { type: 'giveUp' }
  /** Another tab has signed in or out. */
  | { type: 'token.changed'; token: string | null }
  | { type: 'retry' }
