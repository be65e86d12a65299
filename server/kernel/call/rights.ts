import type { RefusalName } from '../../../src/domain/texts/refusals.ts'
import { isPending } from '../../../src/domain/people/roles.ts'
import type { Actor } from './actor.ts'

type BaseRole = 'individual' | 'legal' | 'operator'

/** The role of a session; «seller» depends on the person's status and comes on top. */
export const baseRole = (actor: Actor): BaseRole => {
  if (actor.isOperator) return 'operator'
  return actor.isLegalEntity ? 'legal' : 'individual'
}

/** The reason why a person may not sell, or null: the first in the order in which a person can remove them. */
export const sellerRefusal = (actor: Actor): RefusalName | null => {
  if (baseRole(actor) !== 'individual') return 'forbidden'
  if (actor.locked) return 'locked'
  if (isPending(actor)) return 'pendingApplication'
  return actor.status === 'SELLER' && actor.pointId !== null ? null : 'pointRequired'
}
