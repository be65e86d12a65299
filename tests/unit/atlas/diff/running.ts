/**
 * A machine as a labelled transition system, taken on pure transitions as somebody asks for it. Its screens stand for the whole
 * context: what is shown of it is up to views.
 */
import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine, type ExecutableActionsFrom } from 'xstate'
import { stateKey } from '../../../../src/machines/kit/state-key.ts'
import type { Flow } from '../../../../model/kit/flow.ts'
import { nodesOf } from '../../../../model/kit/nodes.ts'
import type { System, SystemStart, SystemStep } from '../../../../tools/atlas/diff/system.ts'

type Actions = readonly ExecutableActionsFrom<AnyStateMachine>[]

const effectsOf = (actions: Actions): SystemStep['effects'] =>
  actions.flatMap(({ type, params }) => (type.startsWith('xstate.') ? [] : [{ name: type, params: params ?? null }]))

/** Where a machine with a wrong guard fails or never comes to rest. */
const BROKEN = 'broken'

interface Place {
  snapshot: AnyMachineSnapshot | null
  state: string
  lines: readonly string[]
  start: Start
}

/** By its name: two starts may have the same input and events of their own. */
type Start = readonly [name: string, input: unknown]

/** A system of this machine that never starts. */
export const emptySystem = ({ machine, modelEvents }: Flow): System => ({
  events: modelEvents.map(({ event, label, outcome }) => ({
    label,
    text: label,
    event,
    call: outcome?.call ?? null,
    answer: outcome?.answer ?? null,
  })),
  starts: [],
  leaves: new Set(nodesOf(machine).map(({ path }) => path.join('.'))),
  triggers: new Set(),
  size: 0,
  end: 0,
  steps: () => new Map(),
  isRefused: () => true,
  stateAt: () => '',
  linesAt: () => null,
})

/** @param during makes the machine what it is to be while a step is taken */
export const runningSystem = (fixture: Flow, during: <Result>(run: () => Result) => Result = (run) => run()): System => {
  const { machine } = fixture
  const places: Place[] = []
  /** Whole contents, and what tells configurations apart. */
  const shown = new Map<string, number>()
  const known = new Map<string, number>()
  const steps = new Map<number, ReadonlyMap<string, SystemStep>>()

  const placeOf = (names: Map<string, number>, name: string, place: Place): number => {
    const before = names.get(name)
    if (before !== undefined) return before
    const at = places.push(place) - 1
    names.set(name, at)
    return at
  }
  const stepTo = (run: () => [AnyMachineSnapshot, Actions], start: Start): SystemStep => {
    try {
      const [snapshot, actions] = run()
      if (snapshot.status === 'error') throw snapshot.error
      const state = stateKey(snapshot.value)
      const content = JSON.stringify(snapshot.context)
      const place = { snapshot, state, lines: [content], start }
      const [from] = start
      const key = JSON.stringify(fixture.key(snapshot.context as never))
      const to = placeOf(known, `${state} ${key} ${from}`, place)
      return { to, shown: placeOf(shown, `${state} ${content} ${from}`, place), effects: effectsOf(actions) }
    } catch {
      const at = placeOf(known, BROKEN, { snapshot: null, state: BROKEN, lines: [], start })
      return { to: at, shown: at, effects: [] }
    }
  }
  const stepsAt = (config: number): ReadonlyMap<string, SystemStep> => {
    const before = steps.get(config)
    if (before) return before
    const { snapshot, start } = places[config] ?? { snapshot: null, start: ['', null] as const }
    const taken = new Map<string, SystemStep>()
    steps.set(config, taken)
    if (snapshot?.status !== 'active') return taken
    during(() => {
      for (const { event, label } of fixture.eventsFrom(start[1]))
        if (snapshot.can(event))
          taken.set(
            label,
            stepTo(() => transition(machine, snapshot, event), start),
          )
    })
    return taken
  }
  const starts = Object.entries(fixture.inputs).map(([name, input]): SystemStart => ({
    name,
    text: name,
    data: '',
    step: during(() => stepTo(() => initialTransition(machine, input), [name, input])),
  }))
  return {
    ...emptySystem(fixture),
    starts,
    size: places.length,
    steps: stepsAt,
    stateAt: (config) => places[config]?.state ?? '',
    linesAt: (config) => places[config]?.lines ?? null,
  }
}
