/** A flow as a labelled transition system: what the comparison needs to know of a stored model, or of a running machine. */
import type { Chart } from '../../../src/atlas/chart/types.ts'
import type { Texts } from '../../../src/atlas/chart/texts.ts'
import { shownBy, type WalkEvent, type Walks, type WalkStep } from '../../../src/atlas/chart/walks.ts'
import type { Journeys } from '../../../model/explore/journeys.ts'

export interface SystemStep {
  /** The configuration whose steps go on. */
  to: number
  /** The configuration that is seen. */
  shown: number
  effects: WalkStep['effects']
}

export interface SystemStart {
  name: string
  text: string
  /** Its input as JSON. */
  data: string
  step: SystemStep
  /** Of journeys: no sample of the fixture. */
  isOfJourney?: true
}

export interface System {
  events: readonly WalkEvent[]
  /** Labels of those that only journeys have. */
  journeyEvents?: ReadonlySet<string>
  starts: readonly SystemStart[]
  /** Every id of the chart that is a state and no frame. */
  leaves: ReadonlySet<string>
  /** Types of events and ids of calls that some transition waits for. */
  triggers: ReadonlySet<string>
  /** Configurations with steps of their own. */
  size: number
  /** The first number that is no configuration. */
  end: number
  /** What may happen, by the events' labels. */
  steps: (config: number) => ReadonlyMap<string, SystemStep>
  /** Whether an event that is no step there is refused: on the way of a journey only what it tried is known. */
  isRefused: (config: number, label: string) => boolean
  /** As in `data-state`. */
  stateAt: (config: number) => string
  /** The lines that are seen there; null where none are recorded. The same screen is the same list. */
  linesAt: (config: number) => readonly string[] | null
}

export interface StoredModel {
  chart: Chart
  walks: Walks
  /** Null where no texts were recorded. */
  texts: Texts | null
  /** Null where no journeys were kept. */
  journeys: Journeys | null
}

export const leavesOf = ({ states }: Chart): Set<string> =>
  new Set(states.filter(({ kind }) => kind !== 'group' && kind !== 'parallel').map(({ id }) => id))

/** What a chart's transition waits for, as `triggerOf` names it for an event. */
const triggersOf = ({ edges }: Chart): Set<string> =>
  new Set(edges.map(({ trigger: { kind, name } }) => (kind === 'person' || kind === 'app' ? name : `${kind} ${name}`)))

const AFTER = /^after (.+) in /

/** What waits for an event: its type, its call's end, or its delay. */
export const triggerOf = ({ label, event, call }: WalkEvent): string => {
  if (call !== null) return `${event.type.startsWith('xstate.error') ? 'error' : 'done'} ${call}`
  const [, delay] = AFTER.exec(label) ?? []
  return delay === undefined ? event.type : `after ${delay}`
}

/** A system that goes along the ways of journeys as well: they have starts, and events, of their own. */
export const withJourneys = (
  system: System,
  { starts, events, configs, steps }: Journeys,
  linesAt: (config: number) => readonly string[] | null = () => null,
): System => {
  const first = system.end
  const from = new Map<number, Map<string, SystemStep>>()
  const refused = new Set<string>()
  for (const step of steps) {
    if (step.to === null) refused.add(`${step.from} ${step.label}`)
    else {
      const known = from.get(step.from) ?? new Map<string, SystemStep>()
      from.set(step.from, known.set(step.label, { to: first + step.to, shown: first + step.to, effects: step.effects }))
    }
  }
  const nothing = new Map<string, SystemStep>()
  return {
    ...system,
    events: [...system.events, ...events],
    journeyEvents: new Set(events.map(({ label }) => label)),
    starts: [
      ...system.starts,
      ...starts.map(({ name, text, input, to, effects }): SystemStart => ({
        name: `journey ${name}`,
        text,
        data: JSON.stringify(input),
        step: { to: first + to, shown: first + to, effects },
        isOfJourney: true,
      })),
    ],
    size: system.size + configs.length,
    end: first + configs.length,
    steps: (config) => (config < first ? system.steps(config) : (from.get(config - first) ?? nothing)),
    isRefused: (config, label) => (config < first ? system.isRefused(config, label) : refused.has(`${config - first} ${label}`)),
    stateAt: (config) => (config < first ? system.stateAt(config) : (configs[config - first] ?? '')),
    linesAt: (config) => (config < first ? system.linesAt(config) : linesAt(config - first)),
  }
}

const ofWalks = ({ chart, walks, texts }: StoredModel): System => {
  const { inputs, events, configs, steps } = walks
  const from = new Map<number, Map<string, SystemStep>>()
  for (const step of steps) {
    const label = events[step.event]?.label ?? ''
    const known = from.get(step.from) ?? new Map<string, SystemStep>()
    from.set(step.from, known.set(label, { to: step.to, shown: shownBy(step), effects: step.effects }))
  }
  const screens = texts?.screens.map(({ lines }) => lines.map((line) => texts.lines[line] ?? ''))
  const nothing = new Map<string, SystemStep>()
  const starts = inputs.map(({ name, text, input, effects }, at): SystemStart => {
    const config = configs.findIndex((one) => one.input === at && one.by === null)
    return { name, text, data: JSON.stringify(input) ?? '', step: { to: config, shown: config, effects } }
  })
  return {
    events,
    starts,
    leaves: leavesOf(chart),
    triggers: triggersOf(chart),
    size: configs.filter(({ like }) => like === undefined).length,
    end: configs.length,
    steps: (config) => from.get(config) ?? nothing,
    isRefused: () => true,
    stateAt: (config) => configs[config]?.state ?? '',
    linesAt: (config) => screens?.[texts?.configs[config] ?? -1] ?? null,
  }
}

export const storedSystem = (model: StoredModel): System => {
  const system = ofWalks(model)
  return model.journeys ? withJourneys(system, model.journeys) : system
}
