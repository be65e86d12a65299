/** The routes: the places of the portal, and for developers alone the gallery of the design system (NV01–NV25). */
import { placeOf, PLACES, withoutTrailingSlash, type Place } from '../domain/places.ts'
import type { ScreenName } from './screen-loader.tsx'

export interface Route extends Place {
  screen: ScreenName
}

const GALLERY = { path: '/ui', name: 'ui', title: 'Компоненты', screen: 'gallery', layout: 'error', auth: false } as const

export const routes: readonly Route[] = import.meta.env.DEV ? [...PLACES, GALLERY] : PLACES

export const titleOf = ({ title }: Route): string => `${title} — Платформа МСТ`

/** The two addresses of one screen share its actor: going from one to the other must not start it anew. */
export const screenKey = (route: Route): string => (route.name === 'again' ? 'login' : route.name)

/** The route of a path; any other path is the not-found page (NV23). */
export const routeOf = (path: string): Route =>
  import.meta.env.DEV && withoutTrailingSlash(path) === GALLERY.path ? GALLERY : placeOf(path)
