import { useMemo, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Mode } from '../../../domain/people/roles.ts'
import { profileFormActors } from '../../../machines/profile/profile-form/actors.ts'
import { draftOf, readDraft } from '../../../machines/profile/profile-form/draft.ts'
import { profileFormMachine } from '../../../machines/profile/profile-form/machine.ts'
import type { ProfileKind } from '../../../machines/profile/profile-form/types.ts'
import { ProfileFormView } from '../../../views/profile/profile-form/view.tsx'
import { useServices } from '../../session/context.ts'
import { pickedFiles } from '../../effects/picked-files.ts'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'
import { useVisitor } from '../../session/visitor.ts'

const FLOW = 'profile-form'

/** The form with the bytes of its images. */
const useImages = (owner: string) => {
  const { api } = useServices()
  return useMemo(() => {
    const files = pickedFiles(FLOW, owner, api)
    const parts: FlowParts<typeof profileFormMachine> = {
      machine: profileFormMachine,
      actors: (services) => profileFormActors(services.api, files),
    }
    return { parts, files }
  }, [api, owner])
}

/** Until the profile is loaded, the draft's images wait for it. */
const filesOf = ({ context: { files, draft } }: SnapshotFrom<typeof profileFormMachine>) => [
  ...files,
  ...(draft?.images?.files ?? []),
]

const ProfileForm = ({ kind, owner, mode }: { kind: ProfileKind; owner: string; mode: Mode }) => {
  const { clock } = useServices()
  const { parts, files } = useImages(owner)
  const [now] = useState(() => clock.now())
  const { slot, draft } = useDraft(FLOW, owner, (stored) => readDraft(stored, kind))
  const actor = useFlow(parts, { kind, now, draft }, { draft: { slot, of: draftOf }, files: { keeper: files, of: filesOf } })
  return <ProfileFormView actor={actor} mode={mode} files={files} />
}

/** The profile's form, of a person or a company (PR29, PR35); a draft belongs to the user who typed it (B08). */
export const Screen = () => {
  const { person, mode } = useVisitor()
  if (!person) return null
  const kind = person.standing.isLegalEntity ? 'company' : 'person'
  return <ProfileForm key={person.id} kind={kind} owner={person.id} mode={mode} />
}
