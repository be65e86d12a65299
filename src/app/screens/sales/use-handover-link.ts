import type { Actor } from 'xstate'
import { commandIn } from '../../../machines/kit/command/draft.ts'
import { handoverLinkActors } from '../../../machines/sales/handover-link/actors.ts'
import { readDraft } from '../../../machines/sales/handover-link/draft.ts'
import { handoverLinkMachine } from '../../../machines/sales/handover-link/machine.ts'
import type { Person } from '../../../machines/account/session/selectors.ts'
import { whenActive } from '../../effects/active.ts'
import { drawHandover } from '../../effects/draw-handover.ts'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'

const parts: FlowParts<typeof handoverLinkMachine> = {
  machine: handoverLinkMachine,
  actors: ({ api }) => handoverLinkActors(api, drawHandover, whenActive),
}

/** The links of a seller's own sales (E17). */
export const useHandoverLink = (person: Person | null): Actor<typeof handoverLinkMachine> => {
  const { slot, draft } = useDraft('handover-link', person?.id ?? '', readDraft)
  return useFlow(parts, { command: draft }, { draft: { slot, of: commandIn } })
}
