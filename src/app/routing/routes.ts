/** The routes: the places of the portal, and in development the gallery of the design system (NV01–NV25). */
import { matchRoutes } from 'react-router-dom'
import { PLACES, REST, type Place, type ScreenName as PlaceScreen } from '../../domain/portal/places.ts'

/** A screen of the portal's places, or the gallery of the design system. */
export type ScreenName = PlaceScreen | 'gallery'

export interface Route extends Place {
  screen: ScreenName
}

const GALLERY = { path: '/ui', name: 'ui', title: 'Компоненты', screen: 'gallery', layout: 'error', auth: false } as const

export const routes: readonly Route[] = import.meta.env.DEV ? [...PLACES, GALLERY] : PLACES

export const titleOf = ({ title }: Route): string => `${title} — Платформа МСТ`

/** The two addresses of one screen share its actor: a navigation between them must not restart it. */
export const screenKey = (route: Route): string => (route.name === 'again' ? 'login' : route.name)

/** How the router matches an address: case-sensitively, as the server does. */
export const patternOf = (path: string) => ({ path, caseSensitive: true })

const patterns = routes.map((route) => ({ ...patternOf(route.path), handle: route }))

const matched = (path: string): Route => matchRoutes(patterns, path)?.[0]?.route.handle ?? REST

/** Known answers: the router ranks all routes anew at every match, and each render of the navigation asks for the same few paths. */
const known = new Map<string, Route>()
/** Addresses with an id are many: only the first ones are kept. */
const MOST_KNOWN = 100

/** The route of a path, as the router matches it. A path with a line break matches none (NV23). */
export const routeOf = (path: string): Route => {
  const route = known.get(path) ?? matched(path)
  if (known.size < MOST_KNOWN) known.set(path, route)
  return route
}
