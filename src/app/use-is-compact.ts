import { useSyncExternalStore } from 'react'

/** The mobile layout: width 615 or less (NV29). */
const COMPACT = '(max-width: 615px)'

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(COMPACT)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useIsCompact = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(COMPACT).matches,
    () => false,
  )
