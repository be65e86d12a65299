import { useEffect } from 'react'
import type { Actor } from 'xstate'
import { commandIn } from '../../../machines/kit/command/draft.ts'
import { reserveActors } from '../../../machines/sales/reserve/actors.ts'
import { readDraft } from '../../../machines/sales/reserve/draft.ts'
import { reserveMachine } from '../../../machines/sales/reserve/machine.ts'
import type { salesMachine } from '../../../machines/sales/sales/machine.ts'
import type { Person } from '../../../machines/account/session/selectors.ts'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'

const parts: FlowParts<typeof reserveMachine> = {
  machine: reserveMachine,
  actors: ({ api }) => reserveActors(api),
}

/** The reserves of a list: a change of one of them reloads the list (SL12). */
export const useReserve = (list: Actor<typeof salesMachine>, person: Person | null): Actor<typeof reserveMachine> => {
  const { slot, draft } = useDraft('reserve', person?.id ?? '', readDraft)
  const actor = useFlow(parts, { command: draft }, { draft: { slot, of: commandIn } })
  useEffect(() => {
    const subscription = actor.on('changed', () => list.send({ type: 'reload' }))
    return () => subscription.unsubscribe()
  }, [actor, list])
  return actor
}
