import { useEffect, useState } from 'react'
import { deletionActors } from '../../../machines/account/deletion/actors.ts'
import { draftOf, noDraft, readDraft } from '../../../machines/account/deletion/draft.ts'
import { deletionMachine } from '../../../machines/account/deletion/machine.ts'
import type { DeletionDraft } from '../../../machines/account/deletion/types.ts'
import { DeletionView } from '../../../views/account/deletion/view.tsx'
import { createCaptcha } from '../../effects/captcha/port.ts'
import type { DraftSlot } from '../../effects/storage/drafts.ts'
import '../../effects/storage/forget-phone.ts'
import { ANONYMOUS } from '../../effects/storage/storage.ts'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'
import { useLateDraft, useLateValues } from '../../session/late-draft.ts'
import { useVisitor } from '../../session/visitor.ts'

/** Of one visit: its question to people has a place on the screen. */
const partsOf = (): FlowParts<typeof deletionMachine> => ({
  machine: deletionMachine,
  actors: ({ api }) => deletionActors(api, createCaptcha(api), Date.now),
})

const valuesOf = ({ mobile }: DeletionDraft) => ({ mobile })

const Flow = ({ draft, slot }: { draft: DeletionDraft; slot: DraftSlot }) => {
  const { person } = useVisitor()
  const [now] = useState(Date.now)
  const [parts] = useState(partsOf)
  const actor = useFlow(parts, { ...draft, now }, { draft: { slot, of: draftOf } })
  useLateValues(actor, draft, valuesOf)
  const mobile = person?.mobile
  useEffect(() => {
    if (mobile) actor.send({ type: 'person.known', mobile })
  }, [actor, mobile])
  return <DeletionView actor={actor} />
}

export const Screen = () => {
  const { slot, draft } = useDraft('deletion', ANONYMOUS, (stored) => readDraft(stored, Date.now()))
  const late = useLateDraft(draft, noDraft, draft.command !== null || draft.sent !== null)
  return <Flow key={late.key} slot={slot} draft={late.draft} />
}
