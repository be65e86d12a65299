/** The session has no screen of its own: the shell of every page shows it. */
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { StaticRouter } from 'react-router-dom'
import type { Actor } from 'xstate'
import { ServicesContext } from '../../../app/session/context.ts'
import { placeOf } from '../../../domain/portal/places.ts'
import { Shell } from '../../../app/shell/shell.tsx'
import { sessionMachine } from '../../../machines/account/session/machine.ts'
import { isReady, isSignedIn } from '../../../machines/account/session/selectors.ts'
import { EmptyState } from '../../../ui/content/empty-state.tsx'
import { PageSkeleton } from '../../../ui/shell/page-skeleton.tsx'
import { frameScreen } from '../flow-screen.tsx'
import { servicesAtRest } from '../services-at-rest.ts'

const Frame = ({ session }: { session: Actor<typeof sessionMachine> }) => {
  const snapshot = useSelector(session, (current) => current)
  const path = isSignedIn(snapshot) ? '/' : '/auth/login'
  const services = useMemo(() => servicesAtRest(session), [session])
  const isWaiting = isSignedIn(snapshot) && !isReady(snapshot)
  return (
    <StaticRouter location={path}>
      <ServicesContext value={services}>
        <Shell route={placeOf(path)}>
          {isWaiting ? (
            <PageSkeleton />
          ) : (
            <EmptyState title="Здесь стоит открытый экран" text="Сессия видна в шапке, меню и подвале каждой страницы" />
          )}
        </Shell>
      </ServicesContext>
    </StaticRouter>
  )
}

export const screen = frameScreen(sessionMachine, (actor) => <Frame session={actor} />)
