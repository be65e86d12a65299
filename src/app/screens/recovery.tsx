import { useEffect, useState } from 'react'
import { recoveryActors } from '../../machines/recovery/actors.ts'
import { draftOf, noDraft, readDraft } from '../../machines/recovery/draft.ts'
import { recoveryMachine } from '../../machines/recovery/machine.ts'
import type { RecoveryDraft } from '../../machines/recovery/types.ts'
import { RecoveryView } from '../../views/recovery/view.tsx'
import { createCaptcha } from '../effects/captcha/port.ts'
import { forgetWait } from '../effects/resend-wait.ts'
import { handOver, type DraftSlot } from '../effects/drafts.ts'
import { ANONYMOUS } from '../effects/storage.ts'
import { useDraft, useDraftSlot, useFlow, type FlowParts } from '../flow.ts'
import { useIsInBrowser } from '../use-is-in-browser.ts'
import { useTypedPhone } from '../use-typed-phone.ts'

const parts: FlowParts<typeof recoveryMachine> = {
  machine: recoveryMachine,
  actors: ({ api }) => recoveryActors(api, createCaptcha(api)),
}

const FLOW = 'recovery'

const Flow = ({ draft, slot }: { draft: RecoveryDraft; slot: DraftSlot }) => {
  const actor = useFlow(parts, draft)
  useDraft(actor, slot, draftOf)
  useTypedPhone(actor, draft.mobile)
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      if (!snapshot.matches('sent')) return
      // A password has been sent: the wait for another begins with the next screen (A14), and sign-in knows the phone.
      forgetWait('recovery')
      handOver('login', ANONYMOUS, snapshot.context.form.values.mobile, Date.now())
    })
    return () => subscription.unsubscribe()
  }, [actor])
  return <RecoveryView actor={actor} />
}

export const Screen = () => {
  const slot = useDraftSlot(FLOW, ANONYMOUS)
  const [draft] = useState(() => readDraft(slot.initial))
  const isInBrowser = useIsInBrowser()
  // A request without an answer is another part of the screen than the one that is prerendered.
  const isHeld = draft.request !== null && !isInBrowser
  return <Flow key={String(isHeld)} slot={slot} draft={isInBrowser ? draft : noDraft} />
}
