import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** Every state node of a machine, the root first. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const withChildren = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(withChildren)]
  return withChildren(machine.root)
}
