import { useEffect } from 'react'
import type { Actor } from 'xstate'
import { commandIn } from '../../../machines/kit/command/draft.ts'
import { sellerActionActors } from '../../../machines/team/seller-action/actors.ts'
import { readDraft } from '../../../machines/team/seller-action/draft.ts'
import { sellerActionMachine } from '../../../machines/team/seller-action/machine.ts'
import { storedSellers } from '../../effects/storage/sellers.ts'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'
import { isAdministrator } from '../../routing/guard.ts'
import { useVisitor } from '../../session/visitor.ts'
import { ownerOf } from './owner-of.ts'

const parts: FlowParts<typeof sellerActionMachine> = {
  machine: sellerActionMachine,
  actors: (services) =>
    sellerActionActors(
      services.api,
      storedSellers(() => ownerOf(services)),
    ),
}

/** The administrator's actions on sellers; the flow itself leaves the screen once the rights have gone (A74). */
export const useSellerAction = (): Actor<typeof sellerActionMachine> => {
  const visitor = useVisitor()
  const self = visitor.person?.id ?? ''
  const { slot, draft } = useDraft('seller-action', self, readDraft)
  const actor = useFlow(parts, { self, command: draft }, { draft: { slot, of: commandIn } })
  const hasRights = isAdministrator(visitor)
  useEffect(() => {
    if (!hasRights) actor.send({ type: 'rights.lost' })
  }, [actor, hasRights])
  return actor
}
