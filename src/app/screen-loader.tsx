/** Loads a route's screen and keeps loaded screens, so that a second visit does not flicker. */
import { Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react'
import type { ScreenName as PlaceScreen } from '../domain/places.ts'
import { forgetReload, reloadOnce } from './stale-chunk.ts'
import { tellFirstScreen } from './first-screen.ts'

interface ScreenModule {
  Screen: ComponentType
}

/** A screen of the portal's places, one that the profile opens at its own place, or the gallery of the design system. */
export type ScreenName = PlaceScreen | 'profile-form' | 'devices' | 'gallery'

/** The part of a route that the loader needs. */
type WithScreen = { screen: ScreenName }

/** The first page is imported directly, every other one through the list. */
const load = async (name: ScreenName): Promise<ScreenModule> => {
  if (name === 'login') return import('./screens/login.tsx')
  const { screens: others } = await import('./screens/index.ts')
  return others[name]()
}

interface Loading {
  promise: Promise<ScreenModule>
  /** Set after loading: a loaded screen is rendered without suspending, also during hydration. */
  module: ScreenModule | null
  isFailed: boolean
}

const known = new Map<ScreenName, Loading>()

const begin = (name: ScreenName): Loading => {
  const loading: Loading = { promise: load(name), module: null, isFailed: false }
  loading.promise.then(
    (module) => (loading.module = module),
    () => (loading.isFailed = true),
  )
  known.set(name, loading)
  return loading
}

const loadingOf = ({ screen }: WithScreen): Loading => known.get(screen) ?? begin(screen)

/** Starts loading a route's screen: before hydration, and for links that are likely to be followed. */
export const preload = (route: WithScreen): Promise<ScreenModule> => loadingOf(route).promise

/** A chunk that failed to load may load later: the next visit tries again. */
export const forgetFailed = (): void => {
  for (const [name, { isFailed }] of known) if (isFailed) known.delete(name)
}

const never = new Promise<never>(() => {})
const shown = new WeakMap<Loading, Promise<ScreenModule>>()

/** The same promise at every render; a failed load reloads the page once before it counts. */
const forScreen = (loading: Loading): Promise<ScreenModule> => {
  const waiting =
    shown.get(loading) ??
    loading.promise.catch(async (error: unknown) => {
      if (await reloadOnce()) return never
      throw error
    })
  shown.set(loading, waiting)
  return waiting
}

/** The performance mark of a usable page; benchmarks and tests read it. */
const MARK = 'screen'

const Arrived = ({ children }: { children: ReactNode }): ReactNode => {
  useEffect(() => {
    performance.mark(MARK)
    forgetReload()
    tellFirstScreen()
  }, [])
  return children
}

/** No hook except `use`: the module may arrive between a suspended render and its retry, which then skips `use`. */
const Loaded = ({ route }: { route: WithScreen }): ReactNode => {
  const loading = loadingOf(route)
  const { Screen } = loading.module ?? use(forScreen(loading))
  return (
    <Arrived>
      <Screen />
    </Arrived>
  )
}

export const ScreenOf = ({ route, fallback }: { route: WithScreen; fallback: ReactNode }): ReactNode => (
  <Suspense fallback={fallback}>
    <Loaded route={route} />
  </Suspense>
)
