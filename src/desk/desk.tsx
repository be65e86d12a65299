/** The desk: address → is somebody signed in → screen inside the shell. */
import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { BrowserRouter, matchPath, Navigate, useLinkClickHandler, useLocation, useNavigate } from 'react-router-dom'
import { arrive } from '../app/routing/arrive.ts'
import { DESK_HOME, DESK_PLACES, type DeskPath, type DeskPlace } from '../domain/portal/desk-places.ts'
import { TOAST_TIME } from '../domain/portal/limits.ts'
import { isAnonymous, operatorOf, problemOf } from '../machines/desk/desk-session/selectors.ts'
import { Button } from '../ui/actions/button.tsx'
import { LinkProvider, type LinkComponentProps } from '../ui/actions/link-provider.tsx'
import { ErrorState } from '../ui/content/empty-state.tsx'
import { ToastRegion } from '../ui/overlays/toast-region.tsx'
import { AppShell } from '../ui/shell/app-shell.tsx'
import { PageSkeleton } from '../ui/shell/page-skeleton.tsx'
import { FlowRoot } from '../views/kit/flow-root.tsx'
import { SCREENS } from './routes.tsx'
import { NotFoundScreen } from './screens/not-found.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { DeskHeader } from './shell/header.tsx'
import { useDesk } from './services.ts'
import { storeGoal } from './storage.ts'

type Place = (typeof DESK_PLACES)[number]

const placeAt = (path: string): Place | undefined =>
  DESK_PLACES.find((place) => matchPath({ path: place.path, caseSensitive: true }, path) !== null)

const DeskLink = ({ onClick, ...rest }: LinkComponentProps) => {
  const follow = useLinkClickHandler(rest.href, rest.target === undefined ? {} : { target: rest.target })
  return (
    <a
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

/** To the sign-in, which leads back to here (E14). */
const TurnedAway = () => {
  const { pathname, search } = useLocation()
  const from = pathname + search
  useLayoutEffect(() => storeGoal(from), [from])
  return <Navigate to="/desk/login" replace />
}

const OperatorMissing = ({ problem }: { problem: string }) => {
  const { session } = useDesk()
  return (
    <ErrorState
      title="Пульт не загрузился"
      text={problem}
      action={<Button onClick={() => session.send({ type: 'retry' })}>Повторить</Button>}
    />
  )
}

const screenOf = (path: DeskPath): ReactNode => {
  const Screen = SCREENS[path]
  return <Screen />
}

/** A screen for operators waits until it is known who is signed in. */
const Guarded = ({ place }: { place: Place }) => {
  const { session } = useDesk()
  const snapshot = useSelector(session, (current) => current)
  const operator = operatorOf(snapshot)
  const problem = problemOf(snapshot)
  if (!place.auth) return isAnonymous(snapshot) || place.path !== '/desk/login' ? screenOf(place.path) : <Navigate to={DESK_HOME} replace />
  if (isAnonymous(snapshot)) return <TurnedAway />
  if (problem !== null) return <OperatorMissing problem={problem} />
  // Another operator gets new screens: no state is carried over.
  return operator ? <div key={operator.id}>{screenOf(place.path)}</div> : <PageSkeleton />
}

const Toasts = () => {
  const { toasts } = useDesk()
  const all = useSyncExternalStore(toasts.subscribe, toasts.all)
  const { pathname, search } = useLocation()
  // The real address, not the last rendered one: a redirect may have navigated already.
  // eslint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => toasts.settle(window.location.pathname + window.location.search), [toasts, all, pathname, search])
  return <ToastRegion toasts={all} onClose={toasts.close} duration={TOAST_TIME} />
}

/** Sets the tab's title, and after a navigation moves the focus to the new screen. */
const useArrival = (place: DeskPlace | undefined) => {
  const isFirst = useRef(true)
  useEffect(() => {
    document.title = `${place?.title ?? 'Страница не найдена'} — Пульт МСТ`
    if (isFirst.current) isFirst.current = false
    else arrive()
  }, [place])
}

const Page = () => {
  const { session, places } = useDesk()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const place = placeAt(pathname)
  useLayoutEffect(() => places.follow(navigate), [places, navigate])
  useArrival(place)
  return (
    <FlowRoot flow="deskSession" value={useSelector(session, ({ value }) => value)}>
      <AppShell header={<DeskHeader path={pathname} />}>
        <ErrorBoundary key={pathname}>{place ? <Guarded place={place} /> : <NotFoundScreen />}</ErrorBoundary>
      </AppShell>
      <Toasts />
    </FlowRoot>
  )
}

/** Navigations of machines are no transitions: the session and the address change at one moment. */
export const Desk = () => (
  <BrowserRouter useTransitions={false}>
    <LinkProvider link={DeskLink}>
      <Page />
    </LinkProvider>
  </BrowserRouter>
)
