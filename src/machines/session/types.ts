import type { LegalUser, User } from '../../api/types.ts'
import type { Mode } from '../../domain/roles.ts'

export interface SessionContext {
  token: string | null
  /** The mode kept on this device; null while the person has never chosen one. */
  storedMode: Mode | null
  isLegal: boolean
  /** Null while loading, and after a failure: then nobody gets rights they may not have (A32 of docs/decisions.md). */
  user: User | null
  legal: LegalUser | null
  /** Points; null while unknown. */
  score: number | null
}

export interface SessionInput {
  token: string | null
  storedMode: Mode | null
}

export type SessionEvent =
  /** A sign-in has stored a token; the mode is the device's, which a registration may have stored since (A06). */
  | { type: 'started'; token: string; mode: Mode | null }
  /** `to` is the address that the menu names: the side menu of a phone says /login (A09 of docs/decisions.md). */
  | { type: 'signOut'; to: '/auth/login' | '/login' }
  | { type: 'unauthorised' }
  | { type: 'gateway.down'; from: string }
  /** Another tab has signed in or out. */
  | { type: 'token.changed'; token: string | null }
  | { type: 'mode.change'; mode: Mode }
  | { type: 'user.reload' }
  /** A screen has loaded the person's profile again: a save, or an INN that was under check. */
  | { type: 'user.updated'; user: User | null; legal: LegalUser | null }
  | { type: 'score.refresh' }
