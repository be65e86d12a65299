import type { ReactNode } from 'react'
import { ProblemContext } from '../../ui/actions/problem-link.tsx'
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
): FlowScreen => ({ machine, draw: (actor) => <ProblemContext value>{draw(actor as Actor<Machine>)}</ProblemContext> })

/** A frame of the desk, where nothing is reported. */
export const deskFrame = <Machine extends AnyStateMachine>(
  machine: Machine,
  draw: (actor: Actor<Machine>) => ReactNode,
): FlowScreen => ({ machine, draw: draw as FlowScreen['draw'] })

/** The same for a view inside a page of the desk. */
export const deskScreen = <Machine extends AnyStateMachine>(
  machine: Machine,
  draw: (actor: Actor<Machine>) => ReactNode,
): FlowScreen => deskFrame(machine, (actor) => <main>{draw(actor)}</main>)

/** The same for a view inside a page, as nearly all are. */
export const flowScreen = <Machine extends AnyStateMachine>(
  machine: Machine,
  draw: (actor: Actor<Machine>) => ReactNode,
): FlowScreen => frameScreen(machine, (actor) => <main>{draw(actor)}</main>)
