import type { ReactNode } from 'react'
import type { Actor, AnyActor, AnyStateMachine } from 'xstate'

/** A flow as the atlas shows it: its machine and the view that people see. */
export interface FlowScreen {
  machine: AnyStateMachine
  draw: (actor: AnyActor) => ReactNode
}

/** Ties a view to its machine; after this nobody needs to know which machine it is. */
export const frameScreen = <Machine extends AnyStateMachine>(
  machine: Machine,
  draw: (actor: Actor<Machine>) => ReactNode,
): FlowScreen => ({ machine, draw: draw as FlowScreen['draw'] })

/** The same for a view that stands inside the frame of a page, as nearly all do. */
export const flowScreen = <Machine extends AnyStateMachine>(
  machine: Machine,
  draw: (actor: Actor<Machine>) => ReactNode,
): FlowScreen => frameScreen(machine, (actor) => <main>{draw(actor)}</main>)
