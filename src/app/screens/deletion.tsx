import { useEffect, useState } from 'react'
import { deletionActors } from '../../machines/deletion/actors.ts'
import { draftOf, noDraft, readDraft } from '../../machines/deletion/draft.ts'
import { deletionMachine } from '../../machines/deletion/machine.ts'
import type { DeletionDraft } from '../../machines/deletion/types.ts'
import { phoneDigits } from '../../domain/phone.ts'
import { DeletionView } from '../../views/deletion/view.tsx'
import { forgetWait, readWait, storeWait } from '../effects/resend-wait.ts'
import type { DraftSlot } from '../effects/drafts.ts'
import { ANONYMOUS } from '../effects/storage.ts'
import { useDraft, useDraftSlot, useFlow, type FlowParts } from '../flow.ts'
import { useIsInBrowser } from '../use-is-in-browser.ts'
import { useVisitor } from '../visitor.ts'

const parts: FlowParts<typeof deletionMachine> = {
  machine: deletionMachine,
  actors: ({ api }) => deletionActors(api, Date.now),
}

const FLOW = 'deletion'

const Flow = ({ draft, slot }: { draft: DeletionDraft; slot: DraftSlot }) => {
  const { person } = useVisitor()
  const [wait] = useState(() => readWait(FLOW, phoneDigits(draft.mobile) ?? '', Date.now()))
  const actor = useFlow(parts, { ...draft, wait })
  useDraft(actor, slot, draftOf)
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      const { form, resend } = snapshot.context
      if (snapshot.matches('code')) storeWait(FLOW, phoneDigits(form.values.mobile) ?? '', resend.until)
      else forgetWait(FLOW)
    })
    return () => subscription.unsubscribe()
  }, [actor])
  const mobile = person?.mobile
  useEffect(() => {
    if (mobile) actor.send({ type: 'person.known', mobile })
  }, [actor, mobile])
  return <DeletionView actor={actor} />
}

export const Screen = () => {
  const slot = useDraftSlot(FLOW, ANONYMOUS)
  const [draft] = useState(() => readDraft(slot.initial, Date.now()))
  const isInBrowser = useIsInBrowser()
  // Any other part of the screen than the first step is not what is prerendered.
  const isHeld = (draft.ask !== null || draft.sentAt !== null) && !isInBrowser
  return <Flow key={String(isHeld)} slot={slot} draft={isHeld ? { ...noDraft, mobile: draft.mobile } : draft} />
}
