import type { RefusalName } from '../../../src/domain/texts/refusals.ts'
import { isPending } from '../../../src/domain/people/roles.ts'
import type { Actor } from '../../kernel/call/actor.ts'
import { baseRole, sellerRefusal } from '../../kernel/call/rights.ts'
import type { OperationObject, RefusedState, Role } from './document.ts'

const stateRefusals: Record<RefusedState, { refuses(actor: Actor): boolean; as: RefusalName }> = {
  pending: { refuses: isPending, as: 'pendingApplication' },
  innNotApproved: { refuses: (actor) => !actor.innApproved, as: 'innNotApproved' },
  notApproved: { refuses: (actor) => actor.isApproved !== true, as: 'notApproved' },
  taxLocked: { refuses: (actor) => actor.taxLocked, as: 'taxLocked' },
  noPoint: { refuses: (actor) => actor.pointId === null, as: 'pointRequired' },
}

/** Whether the operation needs to know of its caller what the session does not tell (C02). */
export const asksForApproval = (operation: OperationObject): boolean => operation['x-refuse']?.includes('notApproved') ?? false

/** A lock closes what the contract does not leave open to one of the caller's roles: a new operation is closed to begin with. */
const isLockedOut = ({ 'x-locked': open = [] }: OperationObject, actor: Actor, own: readonly Role[]): boolean =>
  actor.locked && !open.some((role) => own.includes(role))

/**
 * Whether a lock of its caller would close the operation: a command asks once more while it holds the caller's row, because a lock may have
 * come since it was let in.
 */
export const closesWhenLocked = (operation: OperationObject, actor: Actor): boolean =>
  accessRefusal(operation, actor) === null && accessRefusal(operation, { ...actor, locked: true }) === 'locked'

/**
 * The one place where roles and states are enforced, deny by default.
 * @returns the name of the refusal, or null when the operation is open to this caller
 */
export const accessRefusal = (operation: OperationObject, actor: Actor | null): RefusalName | null => {
  const roles = operation['x-roles']
  if (roles.includes('anonymous')) return null
  if (!actor) return 'unauthorised'
  const base = baseRole(actor)
  const asSeller = roles.includes('seller') && base === 'individual'
  const asAdmin = roles.includes('admin') && base === 'individual' && actor.roles.includes('ADMIN_RT')
  if (!roles.includes(base) && !asSeller && !asAdmin) return 'forbidden'
  if (isLockedOut(operation, actor, asAdmin ? [base, 'admin'] : [base])) return 'locked'
  const state = (operation['x-refuse'] ?? []).find((name) => stateRefusals[name].refuses(actor))
  if (state) return stateRefusals[state].as
  return asSeller && !roles.includes(base) ? sellerRefusal(actor) : null
}
