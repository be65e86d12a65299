/** The profile's form, of a person or of a company (PR29–PR31, PR35–PR42, VL29–VL41). */
import { useSelector } from '@xstate/react'
import type { Mode } from '../../../domain/people/roles.ts'
import { showsForm } from '../../../machines/profile/profile-form/selectors.ts'
import type { FilesPort } from '../../kit/files-port.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { FormPart } from './form-part.tsx'
import type { ProfileFormActor } from './types.ts'
import { FailedPart, LoadingPart, RefreshFailedPart, ReloadFailedPart, UnansweredPart } from './state-parts.tsx'

type Props = {
  actor: ProfileFormActor
  /** A buyer cannot withdraw: the conditions of a withdrawal concern sellers (A72). */
  mode: Mode
  /** Bytes and previews of the passport's images. */
  files: FilesPort
}

export const ProfileFormView = ({ actor, mode, files }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const part = () => {
    if (showsForm(snapshot)) return <FormPart actor={actor} snapshot={snapshot} mode={mode} files={files} />
    if (snapshot.matches('failed')) return <FailedPart actor={actor} snapshot={snapshot} />
    if (snapshot.matches('unanswered')) return <UnansweredPart actor={actor} snapshot={snapshot} />
    if (snapshot.matches('refreshFailed')) return <RefreshFailedPart actor={actor} snapshot={snapshot} />
    if (snapshot.matches('reloadFailed')) return <ReloadFailedPart actor={actor} snapshot={snapshot} />
    return <LoadingPart />
  }
  return (
    <FlowRoot flow="profileForm" value={snapshot.value}>
      {part()}
    </FlowRoot>
  )
}
