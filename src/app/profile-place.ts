/** What the addresses of the profile mean (NV08, A21). */

/** The inner screens of /profile/user. */
type ProfileScreen = 'view' | 'form'

const VIEW = '/profile/user'

/** A part of the query that is gone, and the others as they are. */
const without = (search: URLSearchParams, name: string): URLSearchParams => {
  const rest = new URLSearchParams(search)
  rest.delete(name)
  return rest
}

const address = (path: string, search: URLSearchParams): string => (search.size > 0 ? `${path}?${search}` : path)

/**
 * `main` in the query is another way to say the last part of the path; «bind» is the point's screen with its own `sub`.
 * @returns where an address of /profile/user with `main` leads; null when it stands there already
 */
export const aliasOf = (search: URLSearchParams): string | null => {
  const main = search.get('main')
  if (main === null) return null
  const rest = without(search, 'main')
  if (main === 'bind') rest.set('sub', 'bind')
  return address(main === 'point' || main === 'bind' ? '/profile/point' : VIEW, rest)
}

/** A value that is not known shows the first screen. */
export const profileScreen = (search: URLSearchParams): ProfileScreen => (search.get('sub') === 'user-form' ? 'form' : 'view')
