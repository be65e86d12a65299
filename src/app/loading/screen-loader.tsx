/** Loads screens and keeps the loaded ones, so that a second visit does not flicker. It knows none of them: whoever shows one names it. */
import { Suspense, use, useDeferredValue, useEffect, type ComponentType, type ReactNode } from 'react'
import { isFirstScreenShown, tellFirstScreen } from './first-screen.ts'

interface ScreenModule {
  Screen: ComponentType
}

/** A screen by its name, and where its module comes from. */
export interface LazyScreen {
  screen: string
  load: () => Promise<ScreenModule>
}

interface Loading {
  promise: Promise<ScreenModule>
  /** Set after loading: a loaded screen is rendered without suspending, also during hydration. */
  module?: ScreenModule
  isFailed?: boolean
}

const known = new Map<string, Loading>()

const begin = ({ screen, load }: LazyScreen): Loading => {
  const loading: Loading = { promise: load() }
  loading.promise.then(
    (module) => (loading.module = module),
    () => (loading.isFailed = true),
  )
  known.set(screen, loading)
  return loading
}

const loadingOf = (lazy: LazyScreen): Loading => known.get(lazy.screen) ?? begin(lazy)

/** Starts loading a screen that is likely to be shown. */
export const preloadScreen = (lazy: LazyScreen): Promise<ScreenModule> => loadingOf(lazy).promise

/** A chunk that failed to load may load later: the next visit tries again. */
export const forgetFailed = (): void => {
  for (const [name, { isFailed }] of known) if (isFailed) known.delete(name)
}

/** The performance mark of a usable page; benchmarks and tests read it. */
const MARK = 'screen'

const Arrived = ({ children }: { children: ReactNode }): ReactNode => {
  useEffect(() => {
    performance.mark(MARK)
    tellFirstScreen()
  }, [])
  return children
}

/** No hook except `use`: the module may arrive between a suspended render and its retry, which then skips `use`. */
const Loaded = ({ lazy }: { lazy: LazyScreen }): ReactNode => {
  const loading = loadingOf(lazy)
  const { Screen } = loading.module ?? use(loading.promise)
  return (
    <Arrived>
      <Screen />
    </Arrived>
  )
}

interface LoadedScreenProps {
  lazy: LazyScreen
  fallback: ReactNode
  atOnce?: boolean | undefined
}

/**
 * A press is answered with the next frame. Where a link was pressed, its own sign is the answer: `atOnce` renders the screen in parts, over
 * which the place before stays in sight. Else the frame has the fallback, and the screen is rendered after it. The first screen is
 * hydrated, or replaces the page's own content, so it comes at once too.
 */
export const LoadedScreen = ({ lazy, fallback, atOnce }: LoadedScreenProps): ReactNode => {
  const isDue = useDeferredValue(true, atOnce || !isFirstScreenShown())
  return <Suspense fallback={fallback}>{isDue ? <Loaded lazy={lazy} /> : fallback}</Suspense>
}
