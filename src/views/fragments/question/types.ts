import type { AnyMachineSnapshot } from 'xstate'

/** The flow's snapshot and its send helper, as the parts of its question read and use them. */
export interface QuestionProps<Press extends string> {
  snapshot: Pick<AnyMachineSnapshot, 'matches' | 'hasTag' | 'can'>
  send: (event: { type: Press }) => void
}
