import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { formatPhone, phoneDigits } from '../../domain/phone.ts'
import { confirmationActors } from '../../machines/confirmation/actors.ts'
import { draftOf, readDraft } from '../../machines/confirmation/draft.ts'
import { readDraft as readRegistration } from '../../machines/registration/draft.ts'
import { confirmationMachine } from '../../machines/confirmation/machine.ts'
import { ConfirmationView } from '../../views/confirmation/view.tsx'
import { forgetWait, readWait } from '../effects/resend-wait.ts'
import { dropDrafts, handOver, readDrafts } from '../effects/drafts.ts'
import { ANONYMOUS, readMode } from '../effects/storage.ts'
import { useDraft, useDraftSlot, useFlow, type FlowParts } from '../flow.ts'
import { phoneInQuery } from '../phone-in-query.ts'
import { useResendWait } from '../use-resend-wait.ts'

const parts: FlowParts<typeof confirmationMachine> = {
  machine: confirmationMachine,
  actors: ({ api }) => confirmationActors(api, Date.now),
}

const FLOW = 'confirmation'

/** Registered: sign-in knows the phone already, and the first half's draft is nobody's any more. */
const finish = (phone: string): void => {
  handOver('login', ANONYMOUS, formatPhone(phone), Date.now())
  dropDrafts('registration', ANONYMOUS, (draft) => isOf(draft, phone))
  forgetWait(FLOW)
}

/** Whether the first half's draft is of this phone: another tab may have begun with another one (D40 of docs/decisions.md). */
const isOf = (draft: unknown, phone: string): boolean => phoneDigits(readRegistration(draft)?.mobile ?? '') === phone

/** Whether this phone's person has ticked the consent on the first half (E19 of docs/decisions.md). */
const hasConsent = (phone: string): boolean =>
  readDrafts('registration', ANONYMOUS, Date.now()).some(
    (draft) => isOf(draft, phone) && readRegistration(draft)?.consent === true,
  )

const Confirmation = ({ phone }: { phone: string }) => {
  const slot = useDraftSlot(FLOW, ANONYMOUS)
  const [input] = useState(() => ({
    phone,
    storedMode: readMode(),
    hasConsent: hasConsent(phone),
    draft: readDraft(slot.initial, phone),
    wait: readWait(FLOW, phone, Date.now()),
  }))
  const actor = useFlow(parts, input)
  useResendWait(actor, FLOW, phone)
  useDraft(actor, slot, draftOf)
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
