import type { ReactNode } from 'react'
import type { StateValue } from 'xstate'
import { stateKey } from '../../machines/kit/state-key.ts'

/** The root element of a flow; tests and the atlas read the machine's state from it. */
export const FlowRoot = ({ flow, value, children }: { flow: string; value: StateValue; children: ReactNode }) => (
  <div data-flow={flow} data-state={stateKey(value)}>
    {children}
  </div>
)
