/** The account's full data, which the profile's screens show and change. Everything else reads the visitor. */
import { useSelector } from '@xstate/react'
import type { LegalUser, User } from '../../api/types.ts'
import { useServices } from './context.ts'

/** At most one of the two is set; neither for a stranger. */
interface Account {
  user: User | null
  legal: LegalUser | null
}

export const useAccount = (): Account => {
  const { session } = useServices()
  const user = useSelector(session, ({ context }) => context.user)
  const legal = useSelector(session, ({ context }) => context.legal)
  return { user, legal }
}
