/** Hand-made models: states, steps and screens as one writes them down, without a machine. */
import type { Chart, ChartState } from '../../../../src/atlas/chart/types.ts'
import type { WalkEvent, Walks } from '../../../../src/atlas/chart/walks.ts'
import type { StoredModel } from '../../../../tools/atlas/diff/system.ts'

type Effect = Walks['steps'][number]['effects'][number]

export interface Step {
  from: string
  by: string
  to: string
  effects?: Effect[]
  /** The screen of this very step, where it has one of its own. */
  face?: string[]
}

export interface Drawn {
  flow?: string
  /** The screens by configuration, `state` or `state#case`; the first is where the flow starts. */
  screens: Record<string, string[]>
  steps: Step[]
  /** What events carry, where it is not nothing. */
  data?: Record<string, unknown>
  /** Another name and input of the start. */
  start?: { name?: string; input?: unknown }
  /** Events of the fixture that nothing takes. */
  more?: string[]
  /** In this order configurations get their numbers. */
  order?: string[]
}

const stateOf = (config: string): string => config.split('#')[0] ?? config

const stateNamed = (id: string): ChartState => ({
  id,
  parent: '*',
  kind: 'resting',
  text: `«${id}»`,
  tone: null,
  rows: [],
  why: null,
  tags: [],
  isInitial: false,
  main: null,
  entry: [],
  exit: [],
  calls: [],
})

/** `signIn: wrong` is an answer of a call, `after …` a timer, everything else a person's action. */
const eventOf = (label: string, data: unknown): WalkEvent => {
  const [, call = null, answer = null] = /^(\w+): (.+)$/.exec(label) ?? []
  const carried = data === undefined ? {} : { data }
  const type = call === null ? label.split(' ')[0] : `xstate.done.actor.${call}`
  return { label, text: `событие ${label}`, event: { type: type ?? '', ...carried }, call, answer }
}

export const drawn = ({ flow = 'small', screens, steps, data = {}, start = {}, more = [], order }: Drawn): StoredModel => {
  const names = order ?? Object.keys(screens)
  const first = Object.keys(screens)[0] ?? ''
  const labels = [...new Set([...steps.map(({ by }) => by), ...more])]
  const events = labels.map((label) => eventOf(label, data[label]))
  const lines = [...new Set([...Object.values(screens).flat(), ...steps.flatMap(({ face }) => face ?? [])])]
  const configs: Walks['configs'] = names.map((name) => ({ input: 0, by: null, state: stateOf(name) }))
  const shown = names.map((name) => screens[name] ?? [])
  const taken = steps.map(({ from, by, to, effects = [], face }, at): Walks['steps'][number] => {
    const target = names.indexOf(to)
    const config = configs[target]
    if (config && to !== first && config.by === null) config.by = at
    const base = { from: names.indexOf(from), event: labels.indexOf(by), to: target, edges: [], effects }
    if (!face) return base
    shown.push(face)
    return { ...base, face: configs.push({ input: 0, by: at, state: stateOf(to), like: target }) - 1 }
  })
  const chart: Chart = {
    flow,
    machine: flow,
    title: 'Проба',
    places: [],
    states: [...new Set(names.map(stateOf))].map(stateNamed),
    edges: steps.map(({ from, by, to }, at) => {
      const { call } = eventOf(by, undefined)
      const [, delay] = /^after (\w+) in/.exec(by) ?? []
      const kind = call ? ('done' as const) : delay ? ('after' as const) : ('person' as const)
      return {
        id: `${from} ${by} ${at}`,
        source: stateOf(from),
        target: stateOf(to),
        trigger: { kind, name: call ?? delay ?? by.split(' ')[0] ?? '', text: by },
        guard: null,
        isOtherwise: false,
        reenter: false,
        effects: [],
        rows: [],
        isMain: false,
        unreachable: null,
        why: null,
      }
    }),
  }
  return {
    chart,
    walks: {
      flow,
      inputs: [{ name: start.name ?? 'start', text: 'Начало', input: start.input ?? null, edges: [], effects: [] }],
      events,
      configs,
      steps: taken,
    },
    texts: {
      lines,
      screens: shown.map((screen) => ({ states: [], lines: screen.map((line) => lines.indexOf(line)) })),
      toasts: [],
      configs: shown.map((_, at) => at),
    },
    journeys: null,
  }
}
