import type { RefusalName } from '../../../src/domain/refusals.ts'
import { isPending } from '../../../src/domain/roles.ts'
import type { Actor } from './actor.ts'

type BaseRole = 'individual' | 'legal' | 'operator'

/** The role that a session gives by itself; «seller» is a person with a status and comes on top. */
export const baseRole = (actor: Actor): BaseRole => {
  if (actor.isOperator) return 'operator'
  return actor.isLegalEntity ? 'legal' : 'individual'
}

/** Why a person may not sell: the first reason in the order in which they can be cured, or null. */
export const sellerRefusal = (actor: Actor): RefusalName | null => {
  if (baseRole(actor) !== 'individual') return 'forbidden'
  if (actor.locked) return 'locked'
  if (isPending(actor)) return 'pendingApplication'
  return actor.status === 'SELLER' && actor.pointId !== null ? null : 'pointRequired'
}
