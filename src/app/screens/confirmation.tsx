import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { formatPhone } from '../../domain/phone.ts'
import { confirmationActors } from '../../machines/confirmation/actors.ts'
import { draftOf, readDraft } from '../../machines/confirmation/draft.ts'
import { confirmationMachine } from '../../machines/confirmation/machine.ts'
import { ConfirmationView } from '../../views/confirmation/view.tsx'
import { forgetWait, readWait } from '../effects/resend-wait.ts'
import { ANONYMOUS, readMode, storeDraft } from '../effects/storage.ts'
import { loadDraft, useDraft, useFlow, type FlowParts } from '../flow.ts'
import { phoneInQuery } from '../phone-in-query.ts'
import { useResendWait } from '../use-resend-wait.ts'

const parts: FlowParts<typeof confirmationMachine> = {
  machine: confirmationMachine,
  actors: ({ api }) => confirmationActors(api, Date.now),
}

const FLOW = 'confirmation'

/** Registered: sign-in knows the phone already, and the first half's draft is nobody's any more. */
const finish = (phone: string): void => {
  const now = Date.now()
  storeDraft('login', ANONYMOUS, formatPhone(phone), now)
  storeDraft('registration', ANONYMOUS, null, now)
  forgetWait(FLOW)
}

const Confirmation = ({ phone }: { phone: string }) => {
  const [input] = useState(() => ({
    phone,
    storedMode: readMode(),
    draft: readDraft(loadDraft(FLOW, ANONYMOUS), phone),
    wait: readWait(FLOW, phone, Date.now()),
  }))
  const actor = useFlow(parts, input)
  useResendWait(actor, FLOW, phone)
  useDraft(actor, FLOW, ANONYMOUS, draftOf)
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      if (snapshot.matches({ form: 'done' })) finish(phone)
    })
    return () => subscription.unsubscribe()
  }, [actor, phone])
  return <ConfirmationView actor={actor} />
}

export const Screen = () => {
  const [search] = useSearchParams()
  const phone = phoneInQuery(search) ?? ''
  return <Confirmation key={phone} phone={phone} />
}
