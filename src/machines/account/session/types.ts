import type { LegalUser, User } from '../../../api/types.ts'
import type { Mode } from '../../../domain/roles.ts'

/** What this device keeps of modes (SC02; E01). */
export interface KeptModes {
  mode: Mode | null
  /** Phone digits of whose mode it is; null where nobody has said. */
  owner: string | null
  /** What was chosen at a registration, by phone digits, until the first sign-in of that phone (A06). */
  chosen: Readonly<Record<string, Mode>>
}

export interface SessionContext {
  token: string | null
  kept: KeptModes
  /** The mode that the person works in: what the device keeps until it is known who this is. */
  mode: Mode | null
  isLegal: boolean
  /** Null while loading, and after a failure: then nobody gets rights they may not have (A32). */
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
  /** A sign-in has stored a token; a registration may have kept a mode since (A06). */
  | { type: 'started'; token: string; kept: KeptModes }
  /** `to` is the address that the menu names: the side menu of a phone says /login (A09). */
  | { type: 'signOut'; to: '/auth/login' | '/login' }
  | { type: 'unauthorised' }
  | { type: 'gateway.down'; from: string }
  /** Another tab has signed in or out. */
  | { type: 'token.changed'; token: string | null; kept: KeptModes }
  | { type: 'mode.change'; mode: Mode }
  | { type: 'user.reload' }
  /** A screen has loaded the person's profile again: a save, or an INN that was under check. */
  | { type: 'user.updated'; user: User | null; legal: LegalUser | null }
  | { type: 'score.refresh' }
  /** The status may have changed: the tab has come back, another tab has seen it, or somebody has acted (E03). */
  | { type: 'status.refresh' }
