/** Puts a flow into a configuration without side effects: a fold over pure transitions. */
import {
  createActor,
  initialTransition,
  SimulatedClock,
  transition,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import type { Walks } from './walks.ts'

/**
 * The snapshots of a flow by configuration, each computed once.
 * @param machine as declared by the flow: nothing provided
 */
export const replayOf = (machine: AnyStateMachine, walks: Walks): ((config: number) => AnyMachineSnapshot) => {
  const snapshots = new Map<number, AnyMachineSnapshot>()
  const snapshotAt = (config: number): AnyMachineSnapshot => {
    const known = snapshots.get(config)
    if (known) return known
    const place = walks.configs[config]
    if (!place) throw new Error(`${walks.flow}: no configuration ${config}`)
    const step = place.by === null ? undefined : walks.steps[place.by]
    const event = step && walks.events[step.event]?.event
    if (place.by !== null && !event) throw new Error(`${walks.flow}: nothing leads to configuration ${config}`)
    const [snapshot] =
      step && event
        ? transition(machine, snapshotAt(step.from), event)
        : initialTransition(machine, walks.inputs[place.input]?.input)
    snapshots.set(config, snapshot)
    return snapshot
  }
  return snapshotAt
}

/**
 * An actor in a configuration. Its calls never settle, its effects do nothing and its clock is stopped,
 * so its view sends no request.
 */
export const actorAt = (machine: AnyStateMachine, walks: Walks, config: number): AnyActor => {
  const { value, context } = replayOf(machine, walks)(config)
  return createActor(machine, {
    snapshot: machine.resolveState({ value, context }),
    input: undefined,
    clock: new SimulatedClock(),
  }).start()
}
