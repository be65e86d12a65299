/** The frame of every page: header, content, footer, toasts. */
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { TOAST_TIME } from '../../domain/portal/limits.ts'
import { AppHeader } from '../../ui/shell/app-header.tsx'
import { AppShell } from '../../ui/shell/app-shell.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { ToastRegion } from '../../ui/overlays/toast-region.tsx'
import { FlowRoot } from '../../views/kit/flow-root.tsx'
import { useServices } from '../session/context.ts'
import type { Route } from '../routing/routes.ts'
import { useVisitor } from '../session/visitor.ts'
import { anonymousLink } from './navigation.ts'

/** The part for members only. Menus weigh more than the sign-in page, which has none. */
const SignedInHeader = lazy(() => import('./signed-in-header.tsx'))
const MemberNotices = lazy(() => import('./signed-in-header.tsx').then(({ MemberNotices }) => ({ default: MemberNotices })))
/** The footer loads after the page; if it fails to load, its prerendered markup stays. */
const Footer = lazy(() => import('./footer.tsx').catch(() => new Promise<never>(() => {})))

const Header = ({ route }: { route: Route }) => {
  const visitor = useVisitor()
  const { pathname } = useLocation()
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
      <SignedInHeader visitor={visitor} path={pathname} />
    </Suspense>
  )
}

/** The same element with every render: a screen that changes does not render it anew. */
const FOOTER = (
  <Suspense fallback={null}>
    <Footer />
  </Suspense>
)

const MemberNotice = () =>
  useVisitor().isSignedIn && (
    <Suspense fallback={null}>
      <MemberNotices />
    </Suspense>
  )

const NOTICE = <MemberNotice />

const Toasts = () => {
  const { toasts } = useServices()
  const all = useSyncExternalStore(toasts.subscribe, toasts.all, toasts.all)
  const { pathname, search } = useLocation()
  // The real address, not the last rendered one: a redirect may have navigated already. News and navigations run this again.
  // eslint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => toasts.settle(window.location.pathname + window.location.search), [toasts, all, pathname, search])
  return <ToastRegion toasts={all} onClose={toasts.close} duration={TOAST_TIME} />
}

export const Shell = ({ route, children }: { route: Route; children: ReactNode }) => (
  <FlowRoot flow="session" value={useSelector(useServices().session, ({ value }) => value)}>
    <AppShell header={<Header route={route} />} {...(route.layout !== 'error' && { footer: FOOTER })}>
      {NOTICE}
      {children}
    </AppShell>
    <Toasts />
  </FlowRoot>
)
