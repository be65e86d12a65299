/** Puts a flow into a configuration without anything happening: a fold over pure transitions. */
import { createActor, initialTransition, SimulatedClock, transition, type AnyActor, type AnyStateMachine } from 'xstate'
import { wayTo, type Walks } from './walks.ts'

/**
 * An actor that stands in a configuration. Its calls never settle, its effects do nothing and its clock stands still,
 * so whatever draws it asks nobody for anything.
 * @param machine as the flow declares it: nothing provided
 */
export const actorAt = (machine: AnyStateMachine, walks: Walks, config: number): AnyActor => {
  const place = walks.configs[config]
  if (!place) throw new Error(`${walks.flow}: no configuration ${config}`)
  let [snapshot] = initialTransition(machine, walks.inputs[place.input]?.input)
  for (const { event } of wayTo(walks, config)) {
    const next = walks.events[event]
    if (!next) throw new Error(`${walks.flow}: no event ${event}`)
    ;[snapshot] = transition(machine, snapshot, next.event)
  }
  const { value, context } = snapshot
  return createActor(machine, {
    snapshot: machine.resolveState({ value, context }),
    input: undefined,
    clock: new SimulatedClock(),
  }).start()
}
