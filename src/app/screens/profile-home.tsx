import { useEffect, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { profileHomeActors } from '../../machines/profile/profile-home/actors.ts'
import { profileHomeMachine } from '../../machines/profile/profile-home/machine.ts'
import type { Person } from '../../machines/account/session/selectors.ts'
import { PageSkeleton } from '../../ui/shell/page-skeleton.tsx'
import { ProfileHomeView } from '../../views/profile/profile-home/view.tsx'
import { useAccount } from '../account.ts'
import { arrive } from '../arrive.ts'
import { whenActive } from '../effects/active.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { useFlow, type FlowParts } from '../flow.ts'
import { aliasOf, profileScreen } from '../profile-place.ts'
import { ScreenOf } from '../screen-loader.tsx'
import { useStoredPictures } from '../use-stored-pictures.ts'
import { useVisitor } from '../visitor.ts'

const parts: FlowParts<typeof profileHomeMachine> = {
  machine: profileHomeMachine,
  actors: ({ api }) => profileHomeActors(api, whenActive),
}

const View = ({ person, mode }: { person: Person; mode: 'seller' | 'customer' }) => {
  const { user, legal } = useAccount()
  const { taxStatus, standing } = person
  const actor = useFlow(parts, { mode, taxStatus, isCompany: standing.isLegalEntity })
  useEffect(() => actor.send({ type: 'person.changed', taxStatus }), [actor, taxStatus])
  const images = useStoredPictures(user?.passport.passportImages ?? [])
  return <ProfileHomeView actor={actor} person={person} user={user} legal={legal} images={images} />
}

/** The form stands at the address of the profile: going there and back is a move inside the screen. */
const FORM = { screen: 'profile-form' } as const

/** Without a person there is nothing to show: the shell says so and offers to ask again (A32). */
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
  // Another status is another profile: its point and its count are asked for anew (E03).
  if (screen === 'view') return <View key={person.standing.status} person={person} mode={mode} />
  return (
    <ErrorBoundary>
      <ScreenOf route={FORM} fallback={<PageSkeleton />} />
    </ErrorBoundary>
  )
}
