import type { LegalUser, User } from '../../../api/types.ts'
import type { Mode } from '../../../domain/people/roles.ts'

/** The modes stored on this device (SC02; E01). */
export interface KeptModes {
  mode: Mode | null
  /** Phone digits of the mode's owner; null when unknown. */
  owner: string | null
  /** Modes chosen at registration, by phone digits, until the first sign-in of that phone (A06). */
  chosen: Readonly<Record<string, Mode>>
}

export interface SessionContext {
  token: string | null
  kept: KeptModes
  /** The current mode: the device's stored mode until the person is known. */
  mode: Mode | null
  isLegal: boolean
  /** Null while loading, and after a failure: then no rights are granted (A32). */
  user: User | null
  legal: LegalUser | null
  /** Points; null while unknown. */
  score: number | null
}

export interface SessionInput {
  token: string | null
  kept: KeptModes
}

export type SessionEvent =
  /** A sign-in has stored a token; a registration may have stored a mode since (A06). */
  | { type: 'started'; token: string; kept: KeptModes }
  /** `to` is the menu's address: the side menu on a phone uses /login (A09). */
  | { type: 'signOut'; to: '/auth/login' | '/login' }
  | { type: 'unauthorised' }
  | { type: 'gateway.down'; from: string }
  /** Another tab has signed in or out. */
  | { type: 'token.changed'; token: string | null; kept: KeptModes }
  /** `to`: a place of the new mode, for a link that leads there; the base without it. */
  | { type: 'mode.change'; mode: Mode; to?: string }
  | { type: 'user.reload' }
  /** A screen has loaded the person's profile again: after a save, or during the check of an INN. */
  | { type: 'user.updated'; user: User | null; legal: LegalUser | null }
  | { type: 'score.refresh' }
  /** The status may have changed: the tab is visible again, another tab has seen a change, or the user has acted (E03). */
  | { type: 'status.refresh' }
