import type { UserStatus } from '../../../src/domain/people/roles.ts'

/** The caller, as stored in the database at this moment. User ids come from here, never from a body (B06). */
export interface Actor {
  id: string
  /** What the audit knows this person by. */
  auditId: string
  sessionHash: string
  isLegalEntity: boolean
  isOperator: boolean
  status: UserStatus
  locked: boolean
  /** The tax service has confirmed the INN. */
  innApproved: boolean
  /** Payouts are locked until the administration has looked at the profile. */
  taxLocked: boolean
  /** Nothing of the profile is missing for a payout (C02). Read for operations that refuse who is not approved; undefined for others. */
  isApproved?: boolean
  /** The approved point of this person. */
  pointId: string | null
  roles: ('ADMIN_RT' | 'OPERATOR')[]
}
