/** The session as plain data for guard, shell and screens. */
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { isReady, isSignedIn, modeOf, personOf } from '../../machines/account/session/selectors.ts'
import { useServices } from './context.ts'
import type { Visitor } from '../routing/guard.ts'

export const useVisitor = (): Visitor => {
  const { session } = useServices()
  const snapshot = useSelector(session, (current) => current)
  const { user, legal } = snapshot.context
  // The person stays the same object until the session changes it: screens compare by identity.
  // eslint-disable-next-line react/exhaustive-deps
  const person = useMemo(() => personOf(snapshot), [user, legal])
  return { isSignedIn: isSignedIn(snapshot), isReady: isReady(snapshot), mode: modeOf(snapshot), person }
}
