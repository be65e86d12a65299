/** The portal: address → guard → screen inside the shell. */
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, Redirect, useLocation } from 'wouter'
import { redirects, withoutTrailingSlash } from '../domain/places.ts'
import { LinkProvider, type LinkComponentProps } from '../ui/actions/link-provider.tsx'
import { PageSkeleton } from '../ui/shell/page-skeleton.tsx'
import { arrive } from './arrive.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { storeGoal } from './effects/storage.ts'
import { decide, type Visitor } from './guard.ts'
import { routeOf, screenKey, titleOf, type Route } from './routes.ts'
import { ScreenOf } from './screen-loader.tsx'
import { Shell } from './shell/shell.tsx'
import { useVisitor } from './visitor.ts'
import { wearWebFace } from './web-face.ts'

/** The question about cookies and the count of visits come to life after the page; where they do not, the next visit asks. */
const Consent = lazy(() => import('./shell/consent.tsx').catch(() => ({ default: () => null })))

const RouterLink = (props: LinkComponentProps) => <Link {...props} />

type Here = { route: Route; path: string }

/** Leads to sign-in, which leads back to where the visitor was going (E14 of docs/decisions.md). */
const TurnedAway = ({ from, to }: { from: string; to: string }) => {
  const [, navigate] = useLocation()
  useLayoutEffect(() => {
    storeGoal({ to: from, mobile: null })
    navigate(to, { replace: true })
  }, [from, to, navigate])
  return null
}

const Gate = ({ route, path, visitor }: Here & { visitor: Visitor }) => {
  const [isInside, setIsInside] = useState(false)
  const verdict = decide(route, visitor, isInside)
  if (verdict.kind === 'allow' && !isInside) setIsInside(true)
  if (verdict.kind === 'redirect')
    return verdict.returns ? (
      <TurnedAway from={path + window.location.search} to={verdict.to} />
    ) : (
      <Redirect to={verdict.to} replace />
    )
  if (verdict.kind === 'wait') return <PageSkeleton />
  return <ScreenOf route={route} fallback={<PageSkeleton />} />
}

/** Another user or another mode is another screen: nothing of the first is carried over. */
const Guarded = ({ route, path }: Here) => {
  const visitor = useVisitor()
  const owner = `${visitor.person?.id ?? ''} ${visitor.mode}`
  return <Gate key={`${screenKey(route)} ${route.auth ? owner : ''}`} route={route} path={path} visitor={visitor} />
}

/** Names the tab, and after a move inside the portal leads focus to the new screen's title. */
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

export const Portal = () => {
  const [path] = useLocation()
  const route = routeOf(path)
  useArrival(route)
  const elsewhere = redirects[withoutTrailingSlash(path)]
  return (
    <LinkProvider link={RouterLink}>
      <Shell route={route}>
        <ErrorBoundary key={screenKey(route)}>
          {elsewhere ? <Redirect to={elsewhere + window.location.search} replace /> : <Guarded route={route} path={path} />}
        </ErrorBoundary>
      </Shell>
      <Suspense fallback={null}>
        <Consent route={route} path={path} />
      </Suspense>
    </LinkProvider>
  )
}
