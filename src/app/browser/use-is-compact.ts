import { useMedia } from '../../ui/base/use-media.ts'

/** The mobile layout: width 615 or less (NV29). */
export const useIsCompact = (): boolean => useMedia('(max-width: 615px)')
