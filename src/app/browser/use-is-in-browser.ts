import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether hydration is over. Prerendered markup knows nothing of the device, and the first render must match it; data of the
 * device are applied right afterwards.
 */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
