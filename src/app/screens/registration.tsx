import { useEffect } from 'react'
import { registrationActors } from '../../machines/registration/actors.ts'
import { draftOf, readDraft } from '../../machines/registration/draft.ts'
import { registrationMachine } from '../../machines/registration/machine.ts'
import { RegistrationView } from '../../views/registration/view.tsx'
import { createCaptcha } from '../effects/captcha/port.ts'
import { ANONYMOUS } from '../effects/storage.ts'
import { useDraft, useFlow, type FlowParts } from '../flow.ts'
import { useIsInBrowser } from '../use-is-in-browser.ts'

const parts: FlowParts<typeof registrationMachine> = {
  machine: registrationMachine,
  actors: ({ api }) => registrationActors(api, createCaptcha(api)),
}

/** A deployment may leave it to the person to tick the agreement (B09 of docs/decisions.md). */
const IS_LICENSE_TICKED = (import.meta.env['VITE_LICENSE_TICKED'] as string | undefined) !== 'no'

export const Screen = () => {
  const { slot, draft } = useDraft('registration', ANONYMOUS, readDraft)
  const isInBrowser = useIsInBrowser()
  const input = { mobile: isInBrowser ? (draft?.mobile ?? '') : '', license: IS_LICENSE_TICKED }
  const actor = useFlow(parts, input, { draft: { slot, of: draftOf } })
  useEffect(() => {
    // The prerendered page shows the form as it stands for everybody: what this person made of it comes after that, and
    // leaves what was typed and ticked before the scripts came, which has been handed over already.
    const { mobile } = actor.getSnapshot().context.form.values
    const patch = {
      ...(draft && mobile === '' && { mobile: draft.mobile }),
      ...(draft && draft.license !== IS_LICENSE_TICKED && { license: draft.license }),
      ...(draft?.consent && { consent: true }),
    }
    actor.send({ type: 'form.change', patch })
    if (draft?.command) actor.send({ type: 'command.found', command: draft.command })
  }, [actor, draft])
  return <RegistrationView actor={actor} />
}
