import type { Actor } from 'xstate'
import { commandIn } from '../../../machines/kit/command/draft.ts'
import { certificateActors } from '../../../machines/sales/certificate/actors.ts'
import { readDraft } from '../../../machines/sales/certificate/draft.ts'
import { certificateMachine } from '../../../machines/sales/certificate/machine.ts'
import type { Person } from '../../../machines/account/session/selectors.ts'
import { keepSheet } from '../../effects/sheets.ts'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'

const parts: FlowParts<typeof certificateMachine> = {
  machine: certificateMachine,
  actors: ({ api }) => certificateActors(api, keepSheet),
}

/** The certificates of a person's own tools (E17). */
export const useCertificate = (person: Person | null): Actor<typeof certificateMachine> => {
  const { slot, draft } = useDraft('certificate', person?.id ?? '', readDraft)
  return useFlow(parts, { command: draft }, { draft: { slot, of: commandIn } })
}
