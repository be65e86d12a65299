import { useCallback, useSyncExternalStore } from 'react'

/** One for each query: a component asks with every render, and a list of media queries that nobody has kept is parsed anew. */
const known = new Map<string, MediaQueryList>()

const mediaOf = (query: string): MediaQueryList => {
  const media = known.get(query) ?? window.matchMedia(query)
  known.set(query, media)
  return media
}

/** Whether a media query matches, and again when that changes. A page that is prerendered matches none. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const media = mediaOf(query)
        media.addEventListener('change', listener)
        return () => media.removeEventListener('change', listener)
      },
      [query],
    ),
    () => mediaOf(query).matches,
    () => false,
  )

/** The width at which tables become rows or cards; see also src/ui/table/table.module.css. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 768px)')
