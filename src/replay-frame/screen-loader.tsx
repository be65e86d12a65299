/**
 * The frame's edition of the portal's screen loader. A visit of a recording has its own flows, so it begins its screen anew, also where the place
 * stays. And the screen comes at once: the portal draws a skeleton first because a phone is slow, and here it would cost a frame at every visit.
 */
import { createContext, use, type ComponentProps } from 'react'
import { LoadedScreen as PortalsScreen } from '../app/loading/screen-loader.tsx'

export { forgetFailed, preloadScreen } from '../app/loading/screen-loader.tsx'
export type { LazyScreen } from '../app/loading/screen-loader.tsx'

/** Counts the visits that were shown. */
export const VisitContext = createContext(0)

export const LoadedScreen = (props: ComponentProps<typeof PortalsScreen>) => (
  <PortalsScreen key={use(VisitContext)} {...props} atOnce />
)
