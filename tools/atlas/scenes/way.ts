/** The configuration of a scene: a starting point of the model and the events since, by name. */
import { initialTransition, transition } from 'xstate'
import { withFixture } from '../../../model/explore/flows.ts'
import type { WalkConfig, WalkEvent } from '../../../src/atlas/chart/walks.ts'
import { flows } from '../../../src/atlas/flows.ts'
import type { ToScreen } from '../../../src/atlas/screen/protocol.ts'
import { stateKey } from '../../../src/machines/kit/state-key.ts'
import type { Scene } from './scenes.ts'

/**
 * The input of an atlas screen.
 * @throws when the model has no such start, or when an event is impossible at that point of the way
 */
export const showOf = async ({ name, flow, start, way }: Scene): Promise<Extract<ToScreen, { type: 'show' }>> => {
  const known = flows.find((one) => one.flow === flow)
  if (!known) throw new Error(`${name}: there is no flow ${flow}`)
  const { machine, inputs, modelEvents } = (await withFixture(known)).fixture
  const from = start ?? Object.keys(inputs)[0] ?? ''
  if (!(from in inputs)) throw new Error(`${name}: ${flow} has no start «${from}»`)
  let [snapshot] = initialTransition(machine, inputs[from])
  const configs: WalkConfig[] = [{ input: 0, by: null, state: stateKey(snapshot.value) }]
  const events = way.map((beginning, at): WalkEvent => {
    const next = modelEvents.find(({ label, event }) => label.startsWith(beginning) && snapshot.can(event))
    if (!next) throw new Error(`${name}: «${beginning}» is not possible in ${stateKey(snapshot.value)}`)
    ;[snapshot] = transition(machine, snapshot, next.event)
    configs.push({ input: 0, by: at, state: stateKey(snapshot.value) })
    return { label: next.label, text: next.label, event: next.event, call: null, answer: null }
  })
  const begin = { name: from, text: from, input: inputs[from], edges: [], effects: [] }
  const steps = events.map((_, at) => ({ from: at, event: at, to: at + 1, edges: [], effects: [] }))
  return { type: 'show', flow, walks: { flow, inputs: [begin], events, configs, steps }, config: events.length, told: [] }
}
