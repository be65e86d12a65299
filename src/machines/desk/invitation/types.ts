import type { ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'
import type { Form } from '../../kit/form/form.ts'
import type { Stamp } from '../../kit/stamp.ts'
import type { InvitationValues } from './form.ts'

type Invitation = PayloadOf<'openInvitation'>
export type Accepted = PayloadOf<'acceptInvitation'>

/** The second factor as an app reads it. */
export interface DrawnSecret {
  /** Modules on a side, without the quiet zone. */
  size: number
  /** The dark modules as an SVG path; one module is one unit. */
  path: string
}

/** Whose invitation it is, with the code for the app; no code in demo mode. */
export interface Opened extends Invitation {
  drawn: DrawnSecret | null
}

export interface InvitationContext {
  /** What stands in the link behind the hash sign; null when the link has none. */
  token: string | null
  invitation: Opened | null
  form: Form<InvitationValues>
  /** Shown once; null in demo mode, and before the password is set. */
  recoveryCodes: string[] | null
  /** Whether the codes have been copied just now. */
  isCopied: boolean
  problem: string | null
  /** The server's answer until the machine has evaluated it. */
  answer: ApiResult<Accepted> | null
}

export interface InvitationInput {
  token: string | null
}

export type InvitationEvent =
  | { type: 'retry' }
  | { type: 'form.change'; patch: Partial<InvitationValues> }
  | { type: 'form.blur'; field: keyof InvitationValues }
  | ({ type: 'submit' } & Stamp)
  /** Looks whether the link still works, after silence. */
  | { type: 'check' }
  | { type: 'copy' }
  | { type: 'print' }
  | { type: 'signIn' }
