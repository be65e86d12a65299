/** Any origin will do: the check is only whether an address leaves it. */
const HERE = 'https://portal.invalid'

/**
 * A place of this portal from an untrusted text, for example from a link. Browsers read «/\\evil» and «//evil» as another
 * site. The page of a 502 is no target.
 * @returns path and query, or null
 */
export const ownPlace = (text: string): string | null => {
  if (!text.startsWith('/')) return null
  try {
    const { origin, pathname, search } = new URL(text, HERE)
    return origin === HERE && pathname !== '/server-error' ? pathname + search : null
  } catch {
    return null
  }
}
