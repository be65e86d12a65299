import { useEffect, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { profileHomeActors } from '../../../machines/profile/profile-home/actors.ts'
import { profileHomeMachine } from '../../../machines/profile/profile-home/machine.ts'
import type { Person } from '../../../machines/account/session/selectors.ts'
import { PageSkeleton } from '../../../ui/shell/page-skeleton.tsx'
import { ProfileHomeView } from '../../../views/profile/profile-home/view.tsx'
import { useAccount } from '../../session/account.ts'
import { arrive } from '../../routing/arrive.ts'
import { whenActive } from '../../effects/active.ts'
import { ErrorBoundary } from '../../loading/error-boundary.tsx'
import { useFlow, type FlowParts } from '../../session/flow.ts'
import { aliasOf, profileScreen } from '../../routing/profile-place.ts'
import { LoadedScreen } from '../../loading/screen-loader.tsx'
import { useStoredPictures } from '../../session/use-stored-pictures.ts'
import { useVisitor } from '../../session/visitor.ts'
import { MiniPaymentsPart, PaymentsTabPart } from '../money/payments-part.tsx'
import { profileScreens } from './profile-inner.ts'

const parts: FlowParts<typeof profileHomeMachine> = {
  machine: profileHomeMachine,
  actors: ({ api }) => profileHomeActors(api, whenActive),
}

type ViewProps = { person: Person; mode: 'seller' | 'customer'; hasPayments: boolean }

const View = ({ person, mode, hasPayments }: ViewProps) => {
  const { user, legal } = useAccount()
  const { taxStatus, standing } = person
  const actor = useFlow(parts, { mode, taxStatus, isCompany: standing.isLegalEntity })
  useEffect(() => actor.send({ type: 'person.changed', taxStatus }), [actor, taxStatus])
  const images = useStoredPictures(user?.passport.passportImages ?? [])
  return (
    <ProfileHomeView
      actor={actor}
      person={person}
      user={user}
      legal={legal}
      images={images}
      payments={hasPayments && mode === 'seller' && <MiniPaymentsPart person={person} />}
    />
  )
}

/** Without a person the screen is empty: the shell shows an error and offers a retry (A32). */
export const Screen = () => {
  const { person, mode } = useVisitor()
  const [search] = useSearchParams()
  const screen = profileScreen(search)
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current !== screen) arrive()
    shown.current = screen
  }, [screen])
  const alias = aliasOf(search)
  if (alias !== null) return <Navigate to={alias} replace />
  if (!person) return null
  const isPayments = screen === 'payments'
  if (isPayments && mode === 'seller' && person.innApproved) return <PaymentsTabPart key={person.id} person={person} />
  // A changed status means a changed profile: point and count are loaded again (E03).
  if (screen !== 'form' && screen !== 'devices')
    return <View key={person.standing.status} person={person} mode={mode} hasPayments={!isPayments} />
  return (
    <ErrorBoundary>
      <LoadedScreen lazy={profileScreens[screen]} fallback={<PageSkeleton />} />
    </ErrorBoundary>
  )
}
