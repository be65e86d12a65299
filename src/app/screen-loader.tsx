/** Loads a route's screen and keeps what has been loaded, so that a second visit does not flicker. */
import { Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react'
import type { ScreenName as PlaceScreen } from '../domain/places.ts'
import { forgetReload, reloadOnce } from './stale-chunk.ts'

interface ScreenModule {
  Screen: ComponentType
}

/** A screen of the portal's places, the one that the profile opens in its own place, or the gallery of the design system. */
export type ScreenName = PlaceScreen | 'profile-form' | 'gallery'

/** What of a route is asked for here. */
type WithScreen = { screen: ScreenName }

/** The first page comes by itself, every other one by way of the list. */
const load = async (name: ScreenName): Promise<ScreenModule> => {
  if (name === 'login') return import('./screens/login.tsx')
  const { screens: others } = await import('./screens/index.ts')
  return others[name]()
}

interface Loading {
  promise: Promise<ScreenModule>
  /** Set once it is here: a screen that is known is drawn without a wait, also where a prerendered page is taken over. */
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

/** Begins to load a route's screen: before a prerendered page is taken over, and for links that are likely to be followed. */
export const preload = (route: WithScreen): Promise<ScreenModule> => loadingOf(route).promise

/** A chunk that did not come may come later: the next visit asks again. */
export const forgetFailed = (): void => {
  for (const [name, { isFailed }] of known) if (isFailed) known.delete(name)
}

const never = new Promise<never>(() => {})
const shown = new WeakMap<Loading, Promise<ScreenModule>>()

/** The same promise at every render; a failure reloads the page once before it counts. */
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

/** What a page tells when it can be used; benchmarks and tests read it. */
const MARK = 'screen'

let tellFirst = () => {}
/** Resolves when the first screen of this page can be used. */
export const firstScreen = new Promise<void>((resolve) => {
  tellFirst = resolve
})

const Arrived = ({ children }: { children: ReactNode }): ReactNode => {
  useEffect(() => {
    performance.mark(MARK)
    forgetReload()
    tellFirst()
  }, [])
  return children
}

/** No hook but `use`: the module may come between a render that waits for it and its repetition, which then does not ask. */
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
