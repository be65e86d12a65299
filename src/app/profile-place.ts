/** The meaning of the profile's addresses (NV08, A21). */

/** The inner screens of /profile/user. */
type ProfileScreen = 'view' | 'form'

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
export const profileScreen = (search: URLSearchParams): ProfileScreen => (search.get('sub') === 'user-form' ? 'form' : 'view')
