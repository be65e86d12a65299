/** Hand-written journeys at machine level: events in, states and effects out. */
import { initialTransition, transition, type AnyStateMachine, type ContextFrom } from 'xstate'
import { stateKey } from '../../../src/machines/kit/state-key.ts'
import { takeEvent, takeStart } from '../../../model/explore/taken.ts'
import type { Flow } from '../../../model/kit/flow.ts'
import { recorderOf, titleNow } from './record-file.ts'

export interface Walked<Context> {
  state: string
  context: Context
  /** Named effects with their parameters, in order. */
  effects: { type: string; params: unknown }[]
  /** The started calls, by their ids, in order. */
  calls: string[]
}

/**
 * Walks a flow by labels (`submit`, `signIn: wrong`) or by whole events.
 * @throws when a step is impossible at the walk's current state
 */
export const walk = <Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  input: unknown,
  steps: readonly (string | { type: string })[],
): Walked<ContextFrom<Machine>> => {
  const effects: Walked<unknown>['effects'] = []
  const calls: string[] = []
  const machine = flow.machine as AnyStateMachine
  let [snapshot, actions] = initialTransition(machine, input)
  const take = () => {
    for (const { type, params } of actions) {
      if (!type.startsWith('xstate.')) effects.push({ type, params })
      if (type === 'xstate.spawnChild') calls.push((params as { id: string }).id)
    }
  }
  take()
  const record = recorderOf('machine', flow.name)
  record?.took(takeStart(machine, input), titleNow())
  record?.goes({ input, steps })
  for (const step of steps) {
    const event = typeof step === 'string' ? flow.modelEvents.find(({ label }) => label === step)?.event : step
    if (!event)
      throw new Error(
        `no event is called «${JSON.stringify(step)}»; there are ${flow.modelEvents.map(({ label }) => label).join(', ')}`,
      )
    record?.took(takeEvent(machine, snapshot, event), titleNow())
    if (!snapshot.can(event)) throw new Error(`«${JSON.stringify(step)}» is not possible in ${stateKey(snapshot.value)}`)
    ;[snapshot, actions] = transition(machine, snapshot, event)
    take()
  }
  return { state: stateKey(snapshot.value), context: snapshot.context as ContextFrom<Machine>, effects, calls }
}
