import { useState } from 'react'
import { recoveryActors } from '../../../machines/account/recovery/actors.ts'
import { draftOf, noDraft, readDraft } from '../../../machines/account/recovery/draft.ts'
import { recoveryMachine } from '../../../machines/account/recovery/machine.ts'
import type { RecoveryDraft } from '../../../machines/account/recovery/types.ts'
import { RecoveryView } from '../../../views/account/recovery/view.tsx'
import { createCaptcha } from '../../effects/captcha/port.ts'
import type { DraftSlot } from '../../effects/storage/drafts.ts'
import { ANONYMOUS } from '../../effects/storage/storage.ts'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'
import { useLateDraft, useLateValues } from '../../session/late-draft.ts'

/** Of one visit: its question to people has a place on the screen. */
const partsOf = (): FlowParts<typeof recoveryMachine> => ({
  machine: recoveryMachine,
  actors: ({ api }) => recoveryActors(api, createCaptcha(api)),
})

const valuesOf = ({ mobile }: RecoveryDraft) => ({ mobile })

const Flow = ({ draft, slot }: { draft: RecoveryDraft; slot: DraftSlot }) => {
  const [parts] = useState(partsOf)
  const actor = useFlow(parts, draft, { draft: { slot, of: draftOf } })
  useLateValues(actor, draft, valuesOf)
  return <RecoveryView actor={actor} />
}

export const Screen = () => {
  const { slot, draft } = useDraft('recovery', ANONYMOUS, readDraft)
  const late = useLateDraft(draft, noDraft, draft.command !== null)
  return <Flow key={late.key} slot={slot} draft={late.draft} />
}
