import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether this is a browser that has taken the page over. What is prerendered knows nothing of the device, and the first
 * render must be the same; what the device remembers comes right after it.
 */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
