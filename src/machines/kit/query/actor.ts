import { fromPromise, type NonReducibleUnknown } from 'xstate'
import type { WhenActive } from '../active.ts'

/** The actor of a background renewal: it waits while the tab is hidden or offline (A27). */
export const renewalActor = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  whenActive: WhenActive,
  ask: (args: { input: Input; signal: AbortSignal }) => Promise<Output>,
) =>
  fromPromise<Output, Input>(async ({ input, signal }) => {
    await whenActive(signal)
    return ask({ input, signal })
  })
