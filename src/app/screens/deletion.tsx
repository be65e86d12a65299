import { useEffect, useState } from 'react'
import { deletionActors } from '../../machines/deletion/actors.ts'
import { draftOf, noDraft, readDraft } from '../../machines/deletion/draft.ts'
import { deletionMachine } from '../../machines/deletion/machine.ts'
import type { DeletionDraft } from '../../machines/deletion/types.ts'
import { DeletionView } from '../../views/deletion/view.tsx'
import { createCaptcha } from '../effects/captcha/port.ts'
import type { DraftSlot } from '../effects/drafts.ts'
import { ANONYMOUS } from '../effects/storage.ts'
import { useDraft, useDraftSlot, useFlow, type FlowParts } from '../flow.ts'
import { useIsInBrowser } from '../use-is-in-browser.ts'
import { useTypedPhone } from '../use-typed-phone.ts'
import { useVisitor } from '../visitor.ts'

const parts: FlowParts<typeof deletionMachine> = {
  machine: deletionMachine,
  actors: ({ api }) => deletionActors(api, createCaptcha(api), Date.now),
}

const FLOW = 'deletion'

const Flow = ({ draft, slot }: { draft: DeletionDraft; slot: DraftSlot }) => {
  const { person } = useVisitor()
  const [now] = useState(Date.now)
  const actor = useFlow(parts, { ...draft, now })
  useDraft(actor, slot, draftOf)
  useTypedPhone(actor, draft.mobile)
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
  // Anything but the plain first step is another part of the screen than the one that is prerendered.
  const isHeld = (draft.request !== null || draft.sent !== null) && !isInBrowser
  return <Flow key={String(isHeld)} slot={slot} draft={isInBrowser ? draft : noDraft} />
}
