/** The portal: address → guard → screen inside the shell. */
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Navigate, NavigationType, useLocation, useNavigationType, useRoutes, type RouteObject } from 'react-router-dom'
import { redirects, REST } from '../../domain/portal/places.ts'
import { LinkProvider } from '../../ui/actions/link-provider.tsx'
import { PageSkeleton } from '../../ui/shell/page-skeleton.tsx'
import { arrive } from '../routing/arrive.ts'
import { ErrorBoundary } from '../loading/error-boundary.tsx'
import type { EntryState } from '../effects/places.ts'
import { storeGoal } from '../effects/storage/storage.ts'
import { decide, type Visitor } from '../routing/guard.ts'
import { patternOf, routes, screenKey, titleOf, type Route } from '../routing/routes.ts'
import { LoadedScreen } from '../loading/screen-loader.tsx'
import { screenOf } from '../screens/of-route.ts'
import { LateConsent } from '../shell/late-consent.tsx'
import { Shell } from '../shell/shell.tsx'
import { useVisitor } from '../session/visitor.ts'
import { wearWebFace } from '../loading/web-face.ts'
import { RouterLink } from './router-link.tsx'

/** Redirects to sign-in, which leads back to the visitor's target (E14). */
const TurnedAway = ({ to }: { to: string }) => {
  const { pathname, search } = useLocation()
  const from = pathname + search
  useLayoutEffect(() => storeGoal({ to: from, mobile: null }), [from])
  return <Navigate to={to} replace />
}

const Gate = ({ route, visitor }: { route: Route; visitor: Visitor }) => {
  const [isInside, setIsInside] = useState(false)
  const { state } = useLocation()
  const isPressed = useNavigationType() === NavigationType.Push && (state as EntryState | null)?.isPress
  const verdict = decide(route, visitor, isInside)
  if (verdict.kind === 'allow' && !isInside) setIsInside(true)
  if (verdict.kind === 'redirect') return verdict.returns ? <TurnedAway to={verdict.to} /> : <Navigate to={verdict.to} replace />
  if (verdict.kind === 'wait') return <PageSkeleton />
  return <LoadedScreen lazy={screenOf(route)} fallback={<PageSkeleton />} atOnce={isPressed} />
}

/** Another user or another mode gets a new screen: no state is carried over. */
const Guarded = ({ route }: { route: Route }) => {
  const visitor = useVisitor()
  const owner = `${visitor.person?.id ?? ''} ${visitor.mode}`
  return <Gate key={`${screenKey(route)} ${route.auth ? owner : ''}`} route={route} visitor={visitor} />
}

const Elsewhere = ({ to }: { to: string }) => <Navigate to={to + useLocation().search} replace />

/** Sets the tab's title, and after a navigation inside the portal moves focus to the new screen's heading. */
const useArrival = (route: Route) => {
  const isFirst = useRef(true)
  useLayoutEffect(wearWebFace, [route])
  useEffect(() => {
    document.title = titleOf(route)
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    arrive()
  }, [route])
}

/** One component for every address: the shell stays mounted when the address changes. */
const Page = ({ route, children }: { route: Route; children: ReactNode }) => {
  const { pathname } = useLocation()
  useArrival(route)
  return (
    <>
      <Shell route={route}>
        <ErrorBoundary key={screenKey(route)}>{children}</ErrorBoundary>
      </Shell>
      <Suspense fallback={null}>
        <LateConsent route={route} path={pathname} />
      </Suspense>
    </>
  )
}

const pageOf = (route: Route): ReactNode => (
  <Page route={route}>
    <Guarded route={route} />
  </Page>
)

const table: RouteObject[] = [
  ...Object.entries(redirects).map(([path, to]) => ({
    ...patternOf(path),
    element: (
      <Page route={REST}>
        <Elsewhere to={to} />
      </Page>
    ),
  })),
  ...routes.map((route) => ({ ...patternOf(route.path), element: pageOf(route) })),
]

export const Portal = () => <LinkProvider link={RouterLink}>{useRoutes(table) ?? pageOf(REST)}</LinkProvider>
