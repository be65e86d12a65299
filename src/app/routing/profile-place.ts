/** The meaning of the profile's addresses (NV08, A21). */

import type { PointScreen } from '../../machines/profile/point/types.ts'

/** The inner screens of /profile/user. `payments`: the whole block of payouts, in place of the mini table (A20, PR24). */
type ProfileScreen = 'view' | 'form' | 'devices' | 'payments'

const VIEW = '/profile/user'

/** The query without one parameter. */
const without = (search: URLSearchParams, name: string): URLSearchParams => {
  const rest = new URLSearchParams(search)
  rest.delete(name)
  return rest
}

const address = (path: string, search: URLSearchParams): string => (search.size > 0 ? `${path}?${search}` : path)

/**
 * `main` in the query is an alias of the last part of the path; «bind» is the point's screen with its own `sub`.
 * @returns the target of an address of /profile/user with `main`; null when it is already canonical
 */
export const aliasOf = (search: URLSearchParams): string | null => {
  const main = search.get('main')
  if (main === null) return null
  const rest = without(search, 'main')
  if (main === 'bind') rest.set('sub', 'bind')
  return address(main === 'point' || main === 'bind' ? '/profile/point' : VIEW, rest)
}

/** An unknown value shows the first screen. */
export const profileScreen = (search: URLSearchParams): ProfileScreen => {
  const sub = search.get('sub')
  if (sub === 'user-form') return 'form'
  if (sub === 'devices') return 'devices'
  return search.get('screen') === 'payments' ? 'payments' : 'view'
}

const POINT_SCREENS: readonly string[] = ['bind', 'list', 'point', 'edit'] satisfies readonly PointScreen[]

/** The screen of /profile/point; an unknown value is the first one (RP01). */
export const pointScreen = (search: URLSearchParams): PointScreen => {
  const sub = search.get('sub') ?? ''
  return POINT_SCREENS.includes(sub) ? (sub as PointScreen) : 'exist'
}
