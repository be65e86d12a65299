/** The portal: address → guard → screen inside the shell. */
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { Link, Redirect, useLocation } from 'wouter'
import { redirects, withoutTrailingSlash } from '../domain/places.ts'
import { LinkProvider, type LinkComponentProps } from '../ui/link-provider.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { arrive } from './arrive.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { decide } from './guard.ts'
import { routeOf, screenKey, titleOf, type Route } from './routes.ts'
import { ScreenOf } from './screen-loader.tsx'
import { Shell } from './shell/shell.tsx'
import { useVisitor } from './visitor.ts'
import { wearWebFace } from './web-face.ts'

/** The question about cookies and the count of visits come to life after the page; where they do not, the next visit asks. */
const Consent = lazy(() => import('./shell/consent.tsx').catch(() => ({ default: () => null })))

const RouterLink = (props: LinkComponentProps) => <Link {...props} />

const Guarded = ({ route }: { route: Route }) => {
  const visitor = useVisitor()
  const verdict = decide(route, visitor)
  if (verdict.kind === 'redirect') return <Redirect to={verdict.to} replace />
  if (verdict.kind === 'wait') return <PageSkeleton />
  // Another user or another mode is another screen: nothing of the first is carried over.
  const owner = `${visitor.person?.id ?? ''} ${visitor.mode}`
  return <ScreenOf key={`${screenKey(route)} ${route.auth ? owner : ''}`} route={route} fallback={<PageSkeleton />} />
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
          {elsewhere ? <Redirect to={elsewhere + window.location.search} replace /> : <Guarded route={route} />}
        </ErrorBoundary>
      </Shell>
      <Suspense fallback={null}>
        <Consent route={route} path={path} />
      </Suspense>
    </LinkProvider>
  )
}
