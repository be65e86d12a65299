import type { ReactNode } from 'react'
import type { Actor, AnyActor, AnyStateMachine } from 'xstate'

/** A flow's screen in the atlas: its machine and the portal's view. */
export interface FlowScreen {
  machine: AnyStateMachine
  draw: (actor: AnyActor) => ReactNode
}

/** Binds a view to its machine and hides the machine's type. */
export const frameScreen = <Machine extends AnyStateMachine>(
  machine: Machine,
  draw: (actor: Actor<Machine>) => ReactNode,
): FlowScreen => ({ machine, draw: draw as FlowScreen['draw'] })

/** The same for a view inside a page, as nearly all are. */
export const flowScreen = <Machine extends AnyStateMachine>(
  machine: Machine,
  draw: (actor: Actor<Machine>) => ReactNode,
): FlowScreen => frameScreen(machine, (actor) => <main>{draw(actor)}</main>)
