import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches, and again when that changes. A page that is prerendered matches none. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const media = window.matchMedia(query)
        media.addEventListener('change', listener)
        return () => media.removeEventListener('change', listener)
      },
      [query],
    ),
    () => window.matchMedia(query).matches,
    () => false,
  )

/** The width at which tables become rows or cards; see also src/ui/table/table.module.css. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 768px)')
