/** Access to places (NV24, NV25, NV28, RL01, RL02, A08, A23). Pure: the router evaluates it at every change. */
import type { Demand, PlaceRule } from '../../domain/portal/places.ts'
import { mayAdminister, type Mode } from '../../domain/people/roles.ts'
import type { Person } from '../../machines/account/session/selectors.ts'
import { mayRegister } from './may-register.ts'

export interface Visitor {
  isSignedIn: boolean
  /** Start-up is over: person and mode are known, as far as possible. */
  isReady: boolean
  mode: Mode
  person: Person | null
}

export type Verdict =
  | { kind: 'allow' }
  | { kind: 'wait' }
  /** `returns`: only a sign-in is missing, and it leads back (E14). */
  | { kind: 'redirect'; to: string; returns?: true }

const BASE = '/'
const LOGIN = '/auth/login'
const PROFILE = '/profile/user'

/** An administrator's rights belong to a seller's work (RL09). */
export const isAdministrator = ({ mode, person }: Pick<Visitor, 'mode' | 'person'>): boolean =>
  mode === 'seller' && person !== null && mayAdminister(person.standing)

const meets = (demand: Demand, visitor: Visitor): boolean => {
  if (demand === 'registration') return mayRegister(visitor)
  if (demand === 'company') return mayRegister(visitor) && visitor.person?.standing.isLegalEntity === true
  if (demand === 'sale') return mayRegister(visitor) && visitor.mode === 'seller'
  if (demand === 'admin') return isAdministrator(visitor)
  if (demand === 'payments') return visitor.person?.innApproved === true && visitor.mode === 'seller'
  return visitor.mode === demand
}

/** Where refused visitors go: a visitor without an INN can add it in the profile (NV28, A20). */
const insteadOf = (demand: Demand): string => (demand === 'payments' ? PROFILE : BASE)

/**
 * @param isInside the visitor was let in and has not left: a status change meanwhile does not close a form in use, the
 * server judges the request (A27, E03)
 */
export const decide = (rule: PlaceRule, visitor: Visitor, isInside = false): Verdict => {
  if (rule.anonymousOnly && visitor.isSignedIn) return { kind: 'redirect', to: BASE }
  if (!rule.auth) return { kind: 'allow' }
  if (!visitor.isSignedIn) return { kind: 'redirect', to: LOGIN, returns: true }
  if (!visitor.isReady) return { kind: 'wait' }
  if (!rule.demand || isInside || meets(rule.demand, visitor)) return { kind: 'allow' }
  return { kind: 'redirect', to: insteadOf(rule.demand) }
}
