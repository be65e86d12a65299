import { useState } from 'react'
import { LEGAL_TEXTS } from '../../../domain/texts/legal-texts.ts'
import { registrationActors } from '../../../machines/account/registration/actors.ts'
import { draftOf, readDraft } from '../../../machines/account/registration/draft.ts'
import { registrationMachine } from '../../../machines/account/registration/machine.ts'
import type { RegistrationDraft } from '../../../machines/account/registration/types.ts'
import { RegistrationView } from '../../../views/account/registration/view.tsx'
import { createCaptcha } from '../../effects/captcha/port.ts'
import type { DraftSlot } from '../../effects/storage/drafts.ts'
import { ANONYMOUS } from '../../effects/storage/storage.ts'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'
import { useLateDraft, useLateValues } from '../../session/late-draft.ts'

/** Of one visit: its question to people has a place on the screen. */
const partsOf = (): FlowParts<typeof registrationMachine> => ({
  machine: registrationMachine,
  actors: ({ api }) => registrationActors(api, createCaptcha(api)),
})

/** A deployment may require users to tick the agreement themselves (B09). */
const IS_LICENSE_TICKED = (import.meta.env['VITE_LICENSE_TICKED'] as string | undefined) !== 'no'

/** The empty form (AU17). */
const noDraft: RegistrationDraft = {
  mobile: '',
  license: IS_LICENSE_TICKED,
  consent: false,
  edition: LEGAL_TEXTS.personalData.edition,
  command: null,
}

/** The user's changes: a box ticked before hydration is handed over separately. */
const valuesOf = ({ mobile, license, consent }: RegistrationDraft) => ({
  mobile,
  ...(license !== IS_LICENSE_TICKED && { license }),
  ...(consent && { consent }),
})

const Flow = ({ draft, slot }: { draft: RegistrationDraft; slot: DraftSlot }) => {
  const [parts] = useState(partsOf)
  const actor = useFlow(parts, draft, { draft: { slot, of: draftOf } })
  useLateValues(actor, draft, valuesOf)
  return <RegistrationView actor={actor} />
}

export const Screen = () => {
  const { slot, draft } = useDraft('registration', ANONYMOUS, (stored) => readDraft(stored) ?? noDraft)
  const late = useLateDraft(draft, noDraft, draft.command !== null)
  return <Flow key={late.key} slot={slot} draft={late.draft} />
}
