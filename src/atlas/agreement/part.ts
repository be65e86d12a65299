/**
 * What a client agrees to: the behaviour and the texts of one flow as sorted lines of text, the same for every exploration of the
 * same flow. Cases have no numbers here, and pictures, requirement rows and remarks of the words are left out, so only a change of
 * behaviour or of a text is a change of the lines. The lines are what the hash of a sheet is taken of: `sha256sum` of the file.
 */
import type { Chart, ChartEdge, ChartEffect, ChartState } from '../chart/types.ts'
import { shownBy, type Walks, type WalkStep } from '../chart/walks.ts'
import { groupedBy, KINDS, line, type Alphabet, type FlowRecord, type Kind } from './lines.ts'
import { waysOf } from './ways.ts'

/** JSON with sorted keys. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (isObject(inner) ? Object.fromEntries(sortedEntries(inner)) : inner)) ?? ''

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

const sortedEntries = (value: object): [string, unknown][] =>
  Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))

/** `tone = danger, title = Ошибка`: parameters as a reader takes them in. */
const paramsText = (params: unknown): string =>
  isObject(params)
    ? sortedEntries(params)
        .map(([name, value]) => `${name} = ${typeof value === 'string' ? value : jsonOf(value)}`)
        .join(', ')
    : jsonOf(params ?? null)

/** The words of a state and of those around it, outermost first: ids are names in the code, which may be changed freely. */
export const pathsOf = (chart: Chart): ((key: string) => string) => {
  const states = new Map(chart.states.map((state) => [state.id, state]))
  const pathOf = (id: string): string => {
    const state = states.get(id)
    if (!state) return id
    const outer = state.parent === null || state.parent === '*' ? '' : `${pathOf(state.parent)} › `
    return outer + state.text
  }
  // Parallel parts stand in one key.
  return (key) => key.split('+').map(pathOf).join(' + ')
}

const effectOf = ({ text, params }: ChartEffect): string =>
  params === null ? text : `${text}: ${params === 'computed' ? 'по обстоятельствам' : paramsText(params)}`

const stateLines = (path: string, { kind, tone, isInitial, entry, exit, calls }: ChartState): string[] => [
  line(
    'состояние',
    path,
    kind,
    tone ?? '',
    isInitial ? 'первое' : '',
    entry.map(effectOf).join('; '),
    exit.map(effectOf).join('; '),
  ),
  ...calls.map(({ text, operations }) => line('вызов', path, text, operations.join(', '))),
]

const conditionOf = ({ guard, isOtherwise }: ChartEdge): string => guard?.text ?? (isOtherwise ? 'иначе' : '')

/** The branches of one state for one trigger: which is asked first matters. */
const orderLines = (edges: readonly ChartEdge[], pathOf: (key: string) => string): string[] => {
  const forks = groupedBy(edges, ({ source, trigger }) => `${source}\t${trigger.kind}\t${trigger.name}`)
  return [...forks.values()].flatMap((branches) => {
    const [first] = branches
    return first && branches.length > 1
      ? [line('порядок', pathOf(first.source), first.trigger.text, branches.map(conditionOf).join(' → '))]
      : []
  })
}

const edgeLine = (edge: ChartEdge, pathOf: (key: string) => string): string =>
  line(
    'переход',
    pathOf(edge.source),
    edge.trigger.text,
    conditionOf(edge),
    edge.target === null ? '' : pathOf(edge.target),
    edge.reenter ? 'заново' : '',
    edge.effects.map(effectOf).join('; '),
  )

const chartLines = (chart: Chart, pathOf: (key: string) => string): string[] => [
  line('сценарий', chart.flow, chart.title),
  ...chart.places.map((place) => line('адрес', place)),
  ...chart.states.flatMap((state) => stateLines(pathOf(state.id), state)),
  ...chart.edges.map((edge) => edgeLine(edge, pathOf)),
  ...orderLines(chart.edges, pathOf),
]

/** The lines of the screen of each configuration. */
export const screensOf = ({ texts }: FlowRecord): ((config: number) => readonly string[]) => {
  const screens = texts.screens.map(({ lines }) => [...new Set(lines.map((at) => texts.lines[at] ?? ''))])
  return (config) => screens[texts.configs[config] ?? -1] ?? []
}

/** The configurations and steps that are reached by these starting points and events alone. */
export const reachedBy = (walks: Walks, alphabet: Alphabet): { starts: Map<string, number>; steps: WalkStep[] } => {
  const from = groupedBy(walks.steps, (step) => step.from)
  const starts = new Map<string, number>()
  for (const [config, { input, by }] of walks.configs.entries()) {
    const name = walks.inputs[input]?.name ?? ''
    if (by === null && alphabet.inputs.has(name) && !starts.has(name)) starts.set(name, config)
  }
  const known = new Set(starts.values())
  const steps: WalkStep[] = []
  // A set that grows while it is walked through.
  for (const config of known)
    for (const step of from.get(config) ?? []) {
      if (!alphabet.events.has(walks.events[step.event]?.label ?? '')) continue
      steps.push(step)
      known.add(step.to)
    }
  return { starts, steps }
}

export const wholeAlphabet = ({ inputs, events }: Walks): Alphabet => ({
  inputs: new Set(inputs.map(({ name }) => name)),
  events: new Set(events.map(({ label }) => label)),
})

/** Fields without what is typed into them: that belongs to the way there, and a state shows it anyway. */
const FIELD = /^((?:» )?(?:textbox|searchbox|combobox)(?: \d)?: .*?) = .*?((?:, (?:disabled|busy|invalid|readonly|expanded))*)$/

const withoutValue = (text: string): string => text.replace(FIELD, '$1$2')

/** The lines that every screen of a state has. */
const constantOf = (screens: readonly (readonly string[])[]): ReadonlySet<string> => {
  const [first = [], ...others] = screens
  const sets = others.map((screen) => new Set(screen))
  return new Set(first.filter((text) => sets.every((one) => one.has(text))))
}

/** What a state shows always and at times, and what each event adds to it. */
const shownLines = (
  record: FlowRecord,
  { starts, steps }: ReturnType<typeof reachedBy>,
  pathOf: (key: string) => string,
): string[] => {
  const { walks } = record
  const screenOf = screensOf(record)
  const placeOf = (config: number) => pathOf(walks.configs[config]?.state ?? '')
  const shown = new Set([...starts.values(), ...steps.map(shownBy)])
  const places = new Map([...groupedBy(shown, placeOf)].map(([place, configs]) => [place, configs.map(screenOf)]))
  const constant = new Map([...places].map(([place, screens]) => [place, constantOf(screens)]))
  const own = [...places].flatMap(([place, screens]) =>
    [...new Set(screens.flat())].map((text) => line('экран', place, constant.get(place)?.has(text) ? 'всегда' : 'бывает', text)),
  )
  const added = steps.flatMap((step) => {
    const label = walks.events[step.event]?.label ?? ''
    const place = placeOf(shownBy(step))
    const before = new Set(screenOf(step.from).map(withoutValue))
    const appeared = screenOf(shownBy(step)).filter((text) => !constant.get(place)?.has(text))
    const texts = appeared.map(withoutValue).filter((text) => !before.has(text))
    return [
      ...texts.map((text) => line('после', label, place, text)),
      ...step.effects.map(({ name, params }) => line('эффект', label, placeOf(step.from), name, paramsText(params))),
    ]
  })
  return [...own, ...added]
}

/**
 * @param record the stored model and texts of a flow
 * @param alphabet the events that a signed part knew; a fixture that has grown since shows nothing of its own then
 * @returns the lines of the part, sorted by kind and text, each once
 */
export const partOf = (record: FlowRecord, alphabet: Alphabet = wholeAlphabet(record.walks)): string[] => {
  const { chart, walks } = record
  const pathOf = pathsOf(chart)
  const reached = reachedBy(walks, alphabet)
  const own = new Set([
    ...chartLines(chart, pathOf),
    ...walks.inputs.flatMap(({ name, text }) => (alphabet.inputs.has(name) ? [line('начало', name, text)] : [])),
    ...walks.events.flatMap(({ label, text }) => (alphabet.events.has(label) ? [line('событие', label, text)] : [])),
    ...shownLines(record, reached, pathOf),
  ])
  const rank = (text: string) => KINDS.indexOf(text.slice(0, text.indexOf('\t')) as Kind)
  const compare = (one: string, other: string) => rank(one) - rank(other) || (one < other ? -1 : 1)
  return [...[...own].toSorted(compare), ...waysOf(record, reached, pathOf)]
}

/** The text of a part's file: what is hashed. */
export const partText = (lines: readonly string[]): string => `${lines.join('\n')}\n`

export const partLines = (text: string): string[] => text.split('\n').filter((one) => one !== '')

/** The alphabet that a stored part names. */
export const alphabetOf = (lines: readonly string[]): Alphabet => {
  const named = (kind: Kind) => new Set(lines.flatMap((one) => (one.startsWith(`${kind}\t`) ? [one.split('\t')[1] ?? ''] : [])))
  return { inputs: named('начало'), events: named('событие') }
}
