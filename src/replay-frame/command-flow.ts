/** `useCommandFlow` of the frame: a flow that outlives its screen in the portal is shown as any other, and sends nothing. */
import type { Actor, AnyStateMachine, InputFrom } from 'xstate'
import { useFlow, type FlowParts } from './flow.ts'

export const useCommandFlow = <Machine extends AnyStateMachine>(
  parts: FlowParts<Machine>,
  input: InputFrom<Machine>,
  _kept: unknown,
): Actor<Machine> => useFlow(parts, input)
