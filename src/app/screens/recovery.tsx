import { useEffect, useState } from 'react'
import { recoveryActors } from '../../machines/recovery/actors.ts'
import { draftOf, readDraft } from '../../machines/recovery/draft.ts'
import { recoveryMachine } from '../../machines/recovery/machine.ts'
import type { RecoveryDraft } from '../../machines/recovery/types.ts'
import { RecoveryView } from '../../views/recovery/view.tsx'
import { createCaptcha } from '../effects/captcha/port.ts'
import { forgetWait } from '../effects/resend-wait.ts'
import { ANONYMOUS, storeDraft } from '../effects/storage.ts'
import { loadDraft, useDraft, useFlow, type FlowParts } from '../flow.ts'
import { useIsInBrowser } from '../use-is-in-browser.ts'

const parts: FlowParts<typeof recoveryMachine> = {
  machine: recoveryMachine,
  actors: ({ api }) => recoveryActors(api, createCaptcha(api)),
}

const FLOW = 'recovery'

const Flow = ({ draft }: { draft: RecoveryDraft }) => {
  const actor = useFlow(parts, draft)
  useDraft(actor, FLOW, ANONYMOUS, draftOf)
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      if (!snapshot.matches('sent')) return
      // A password has been sent: the wait for another begins with the next screen (A14), and sign-in knows the phone.
      forgetWait('recovery')
      storeDraft('login', ANONYMOUS, snapshot.context.form.values.mobile, Date.now())
    })
    return () => subscription.unsubscribe()
  }, [actor])
  return <RecoveryView actor={actor} />
}

export const Screen = () => {
  const [draft] = useState(() => readDraft(loadDraft(FLOW, ANONYMOUS)))
  const isInBrowser = useIsInBrowser()
  // A request without an answer is another part of the screen than the one that is prerendered.
  const isHeld = draft.request !== null && !isInBrowser
  return <Flow key={String(isHeld)} draft={isHeld ? { ...draft, request: null } : draft} />
}
