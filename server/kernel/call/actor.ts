import type { UserStatus } from '../../../src/domain/roles.ts'

/** Who is calling, as the database knows it at this moment. Ids of users come from here, never from a body (B06). */
export interface Actor {
  id: string
  sessionHash: string
  isLegalEntity: boolean
  isOperator: boolean
  status: UserStatus
  locked: boolean
  /** The approved point this person works at. */
  pointId: string | null
  roles: ('ADMIN_RT' | 'OPERATOR')[]
}
