/** The frame of every page: header, content, footer, toasts. */
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { TOAST_TIME } from '../../domain/limits.ts'
import { AppFooter } from '../../ui/shell/app-footer.tsx'
import { AppHeader } from '../../ui/shell/app-header.tsx'
import { AppShell } from '../../ui/shell/app-shell.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { ToastRegion } from '../../ui/overlays/toast-region.tsx'
import { FlowRoot } from '../../views/kit/flow-root.tsx'
import { useServices } from '../context.ts'
import type { Route } from '../routes.ts'
import { useVisitor } from '../visitor.ts'
import { anonymousLink, footerBlocks, TAGLINE } from './navigation.ts'
import { PersonMissing } from './person-missing.tsx'

/** Menus weigh more than the sign-in page, which has none. */
const SignedInHeader = lazy(() => import('./signed-in-header.tsx'))

const Header = ({ route }: { route: Route }) => {
  const visitor = useVisitor()
  const [path] = useLocation()
  const link = anonymousLink(route.name)
  if (!visitor.isSignedIn)
    return (
      <AppHeader
        tools={
          <ButtonLink href={link.href} variant="inverse">
            {link.label}
          </ButtonLink>
        }
      />
    )
  return (
    <Suspense fallback={<AppHeader />}>
      <SignedInHeader visitor={visitor} path={path} />
    </Suspense>
  )
}

const Toasts = () => {
  const { toasts } = useServices()
  const all = useSyncExternalStore(toasts.subscribe, toasts.all, toasts.all)
  const [path] = useLocation()
  const search = useSearch()
  // The address itself and not what was drawn last: a redirect may have led on already. News and moves ask it again.
  // eslint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => toasts.settle(window.location.pathname + window.location.search), [toasts, all, path, search])
  return <ToastRegion toasts={all} onClose={toasts.close} duration={TOAST_TIME} />
}

export const Shell = ({ route, children }: { route: Route; children: ReactNode }) => (
  <FlowRoot flow="session" value={useSelector(useServices().session, ({ value }) => value)}>
    <AppShell
      header={<Header route={route} />}
      {...(route.layout !== 'error' && { footer: <AppFooter tagline={TAGLINE} blocks={footerBlocks} /> })}
    >
      <PersonMissing />
      {children}
    </AppShell>
    <Toasts />
  </FlowRoot>
)
