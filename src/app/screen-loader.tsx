/** Loads a route's screen and keeps what has been loaded, so that a second visit does not flicker. */
import { Suspense, use, type ComponentType, type ReactNode } from 'react'
import type { Route } from './routes.ts'

const loaded = new Map<Route['load'], Promise<{ Screen: ComponentType }>>()

/** Begins to load a route's screen, for links that are likely to be followed next. */
export const preload = (route: Route): Promise<{ Screen: ComponentType }> => {
  const known = loaded.get(route.load)
  if (known) return known
  const loading = route.load()
  loaded.set(route.load, loading)
  // A chunk that did not come may come later: the next visit asks again.
  loading.catch(() => loaded.delete(route.load))
  return loading
}

const Loaded = ({ route }: { route: Route }): ReactNode => {
  const { Screen } = use(preload(route))
  return <Screen />
}

export const ScreenOf = ({ route, fallback }: { route: Route; fallback: ReactNode }): ReactNode => (
  <Suspense fallback={fallback}>
    <Loaded route={route} />
  </Suspense>
)
