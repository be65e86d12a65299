import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { phoneDigits } from '../../../domain/people/phone.ts'
import { confirmationActors } from '../../../machines/account/confirmation/actors.ts'
import { draftOf, readDraft } from '../../../machines/account/confirmation/draft.ts'
import { readDraft as readRegistration } from '../../../machines/account/registration/draft.ts'
import { confirmationMachine } from '../../../machines/account/confirmation/machine.ts'
import { ConfirmationView } from '../../../views/account/confirmation/view.tsx'
import { readWait } from '../../effects/storage/resend-wait.ts'
import { readDrafts } from '../../effects/storage/drafts.ts'
import { ANONYMOUS, readMode } from '../../effects/storage/storage.ts'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'
import { phoneInQuery } from '../../routing/phone-in-query.ts'

const parts: FlowParts<typeof confirmationMachine> = {
  machine: confirmationMachine,
  actors: ({ api }) => confirmationActors(api, Date.now),
}

const FLOW = 'confirmation'

/** Whether the first half's draft is of this phone: another tab may have begun one with another phone (D40). */
const isOf = (draft: unknown, phone: string): boolean => phoneDigits(readRegistration(draft)?.mobile ?? '') === phone

/** Whether the consent was ticked for this phone on the first half (E19). */
const hasConsent = (phone: string): boolean =>
  readDrafts('registration', ANONYMOUS, Date.now()).some(
    (draft) => isOf(draft, phone) && readRegistration(draft)?.consent === true,
  )

const Confirmation = ({ phone }: { phone: string }) => {
  const { slot, draft } = useDraft(FLOW, ANONYMOUS, (stored) => readDraft(stored, phone))
  const [input] = useState(() => ({
    phone,
    storedMode: readMode(),
    hasConsent: hasConsent(phone),
    draft,
    wait: readWait(FLOW, phone, Date.now()),
  }))
  const actor = useFlow(parts, input, { draft: { slot, of: draftOf }, wait: { flow: FLOW, phone } })
  return <ConfirmationView actor={actor} />
}

export const Screen = () => {
  const [search] = useSearchParams()
  const phone = phoneInQuery(search) ?? ''
  return <Confirmation key={phone} phone={phone} />
}
