/** Who may open which route (NV24, NV25, NV27, RL01, RL02, A08, A23). Pure: the router asks it at every change. */
import type { Mode } from '../domain/roles.ts'
import type { Person } from '../machines/session/selectors.ts'
import { mayRegister } from './may-register.ts'

/** What a route demands of a signed-in user beyond the token. */
export type Demand = 'seller' | 'customer' | 'registration'

export interface RouteRule {
  auth: boolean
  /** A signed-in user has nothing to do here (A08 of docs/decisions.md). */
  anonymousOnly?: boolean
  demand?: Demand
}

export interface Visitor {
  isSignedIn: boolean
  /** Start-up is over: person and mode are known, as far as they can be. */
  isReady: boolean
  mode: Mode
  person: Person | null
}

export type Verdict = { kind: 'allow' } | { kind: 'wait' } | { kind: 'redirect'; to: string }

const BASE = '/'
const LOGIN = '/auth/login'

const meets = (demand: Demand, visitor: Visitor): boolean =>
  demand === 'registration' ? mayRegister(visitor) : visitor.mode === demand

export const decide = (rule: RouteRule, visitor: Visitor): Verdict => {
  if (rule.anonymousOnly && visitor.isSignedIn) return { kind: 'redirect', to: BASE }
  if (!rule.auth) return { kind: 'allow' }
  if (!visitor.isSignedIn) return { kind: 'redirect', to: LOGIN }
  if (!visitor.isReady) return { kind: 'wait' }
  return rule.demand && !meets(rule.demand, visitor) ? { kind: 'redirect', to: BASE } : { kind: 'allow' }
}
