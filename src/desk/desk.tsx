/** The desk: address → is somebody signed in → screen inside the shell. */
import { useSelector } from '@xstate/react'
import { Fragment, useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { BrowserRouter, matchPath, Navigate, useLinkClickHandler, useLocation, useNavigate } from 'react-router-dom'
import { theme } from '../app/effects/theme.ts'
import { arrive } from '../app/routing/arrive.ts'
import { DESK_HOME, DESK_PLACES, type DeskPath, type DeskPlace } from '../domain/portal/desk-places.ts'
import { TOAST_TIME } from '../domain/portal/limits.ts'
import { isAnonymous, operatorOf } from '../machines/desk/desk-session/selectors.ts'
import { LinkProvider, type LinkComponentProps } from '../ui/actions/link-provider.tsx'
import { ToastRegion } from '../ui/overlays/toast-region.tsx'
import { SectionsView } from '../views/desk/desk-counts/view.tsx'
import { DeskSessionView } from '../views/desk/desk-session/view.tsx'
import { SCREENS } from './routes.tsx'
import { NotFoundScreen } from './screens/not-found.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { sectionsAt } from './sections.ts'
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
  const { pathname, search, hash } = useLocation()
  // A link to a report carries it in the fragment.
  const from = pathname + search + hash
  useLayoutEffect(() => storeGoal(from), [from])
  return <Navigate to="/desk/login" replace />
}

/** Below it one screen stays while its address changes: people are opened from the look-up. */
const sectionOf = (path: string): string => path.split('/', 3).join('/')

const screenOf = (path: DeskPath): ReactNode => {
  const Screen = SCREENS[path]
  return <Screen />
}

/** The view of the session stands before it: here it is known whether somebody is signed in. */
const Guarded = ({ place }: { place: Place }) => {
  const snapshot = useSelector(useDesk().session, (current) => current)
  const operator = operatorOf(snapshot)
  if (place.path === '/desk/login' && !isAnonymous(snapshot)) return <Navigate to={DESK_HOME} replace />
  if (place.auth && isAnonymous(snapshot)) return <TurnedAway />
  // Another operator gets new screens: no state is carried over.
  return <Fragment key={operator?.id ?? ''}>{screenOf(place.path)}</Fragment>
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

const titleOf = (place: DeskPlace | undefined): string => place?.title ?? 'Страница не найдена'

/** Sets the tab's title, and after a navigation moves the focus to the new screen. */
const useArrival = (place: DeskPlace | undefined) => {
  const isFirst = useRef(true)
  useEffect(() => {
    document.title = `${titleOf(place)} — Пульт МСТ`
    if (isFirst.current) isFirst.current = false
    else arrive()
  }, [place])
}

const Page = () => {
  const { session, places, counts } = useDesk()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const place = placeAt(pathname)
  useLayoutEffect(() => places.follow(navigate), [places, navigate])
  useArrival(place)
  const looks = { value: useSyncExternalStore(theme.subscribe, theme.read), onChange: theme.choose }
  return (
    <>
      <DeskSessionView
        actor={session}
        title={titleOf(place)}
        isOpen={place?.auth !== true}
        homeHref={DESK_HOME}
        theme={looks}
        sections={<SectionsView actor={counts} sections={sectionsAt(pathname)} />}
      >
        <ErrorBoundary key={sectionOf(pathname)}>{place ? <Guarded place={place} /> : <NotFoundScreen />}</ErrorBoundary>
      </DeskSessionView>
      <Toasts />
    </>
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
