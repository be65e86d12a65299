import { createContext } from 'react'

/** What time it is, in epoch milliseconds: the portal's clock, and the device's own where a view stands alone. */
export const ClockContext = createContext<() => number>(() => Date.now())
