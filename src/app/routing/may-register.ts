import { mayOwn, maySell, type Mode } from '../../domain/people/roles.ts'
import type { Person } from '../../machines/account/session/selectors.ts'

/**
 * Whether the visitor may open the form of their mode (RL04, RL07). The server judges the shop itself: a seller's status stands
 * for it here.
 */
export const mayRegister = ({ mode, person }: { mode: Mode; person: Person | null }): boolean => {
  if (!person) return false
  return mode === 'seller' ? maySell(person.standing, true) : mayOwn(person.standing)
}
