import { createContext } from 'react'

/** The current time in epoch milliseconds: of the portal's clock, or of the device's in an isolated view. */
export const ClockContext = createContext<() => number>(() => Date.now())
