/** Any origin does: only whether an address leaves it is asked. */
const HERE = 'https://portal.invalid'

/**
 * A place of this portal out of a text that others may have written, in a link for example. Browsers read «/\\evil» and
 * «//evil» as another site. The page of a 502 is no place to come back to.
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
