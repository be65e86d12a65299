/** The search index: parts of every flow and the texts on its screens. Built with the atlas, loaded with the first search. */
import type { Texts } from '../../chart/texts.ts'
import type { Chart, ChartEdge, ChartState } from '../../chart/types.ts'
import type { Walks } from '../../chart/walks.ts'
import { operationText } from './operations.ts'
import { kindOfLine, partsOf } from './text-lines.ts'
import { titleOf } from '../base/say.ts'

/** A state, or a transition, also by one of its answers. */
export interface SearchPart {
  kind: 'state' | 'edge'
  id: string
  text: string
  /** Its position in the flow: the source state, the kind of state. */
  detail: string
  /** Of an answer: the name of its event in the fixture. */
  event?: string
  /** Further search terms: names in the code, operations, requirement ids, effects. */
  words: string
}

/** A text on a screen. */
export interface SearchText {
  text: string
  /** Its role on the screen: a button, a heading. */
  detail: string
  /** The text beside it: the values of a field. */
  words: string
  /** Its location: the place by index, and a configuration that shows it there. */
  at: [place: number, config: number][]
}

/** A state with a screen; of parallel states, all active ones. */
export interface SearchPlace {
  id: string
  text: string
}

export interface SearchFlow {
  flow: string
  title: string
  places: string[]
  parts: SearchPart[]
  texts: SearchText[]
  screens: SearchPlace[]
}

const effectWords = (effects: ChartState['entry']): string[] =>
  effects.flatMap(({ name, text, params }) => [
    text,
    name ?? '',
    ...(params && params !== 'computed' ? Object.values(params).map(String) : []),
  ])

const statePart = (state: ChartState): SearchPart => ({
  kind: 'state',
  id: state.id,
  text: state.text,
  detail: 'состояние',
  words: [
    state.id,
    ...state.rows,
    state.why ?? '',
    ...effectWords([...state.entry, ...state.exit]),
    ...state.calls.flatMap(({ text, actor, operations }) => [text, actor, ...operations, ...operations.map(operationText)]),
  ].join(' '),
})

const edgePart = (edge: ChartEdge, textOf: (id: string) => string): SearchPart => ({
  kind: 'edge',
  id: edge.id,
  text: edge.guard && edge.trigger.kind !== 'always' ? `${edge.trigger.text}: ${edge.guard.text}` : titleOf(edge),
  detail: `из «${textOf(edge.source)}»`,
  words: [edge.trigger.name, edge.guard?.name ?? '', ...edge.rows, ...effectWords(edge.effects)].join(' '),
})

/** Each answer of a call once per transition that it takes first. */
const answerParts = ({ steps, events }: Walks, edges: ReadonlyMap<string, ChartEdge>, textOf: (id: string) => string) => {
  const found = new Map<string, SearchPart>()
  for (const step of steps) {
    const event = events[step.event]
    const edge = edges.get(step.edges[0] ?? '')
    if (!event || event.call === null || !edge || found.has(`${edge.id} ${event.label}`)) continue
    const detail = `ответ, из «${textOf(edge.source)}»`
    const { label, text } = event
    found.set(`${edge.id} ${label}`, { kind: 'edge', id: edge.id, text, detail, event: label, words: label })
  }
  return [...found.values()]
}

/** Identical words are one text, in any role: a window and its heading, a field before and after typing. */
const textsOf = (texts: Texts, { configs }: Walks, placeOf: (state: string) => number): SearchText[] => {
  const shown = texts.screens.map(() => new Map<number, number>())
  for (const [config, screen] of texts.configs.entries()) {
    const place = placeOf(configs[config]?.state ?? '')
    const places = shown[screen]
    if (places && !places.has(place)) places.set(place, config)
  }
  const raised = texts.toasts.map(({ lines, configs: seen }) => ({
    lines,
    at: new Map(seen.toReversed().map((config) => [placeOf(configs[config]?.state ?? ''), config])),
    isToast: true,
  }))
  const standing = texts.screens.map(({ lines }, screen) => ({
    lines,
    at: shown[screen] ?? new Map<number, number>(),
    isToast: false,
  }))
  const all = new Map<string, { kinds: Set<string>; words: Set<string>; at: Map<number, number> }>()
  for (const { lines, at, isToast } of [...standing, ...raised])
    for (const line of lines) {
      const { text, value, ...parts } = partsOf(texts.lines[line] ?? '')
      if (text === '') continue
      const known = all.get(text) ?? { kinds: new Set(), words: new Set(), at: new Map() }
      all.set(text, known)
      known.kinds.add(isToast ? 'уведомление' : kindOfLine(parts))
      if (value) known.words.add(value)
      for (const [place, config] of at) known.at.set(place, Math.min(known.at.get(place) ?? config, config))
    }
  return [...all].map(([text, { kinds, words, at }]) => ({
    text,
    detail: [...kinds].join(', '),
    words: [...words].join(' '),
    at: [...at].toSorted(([, one], [, other]) => one - other),
  }))
}

export const searchDataOf = (chart: Chart, walks: Walks, texts: Texts): SearchFlow => {
  const said = new Map(chart.states.map(({ id, text }) => [id, text]))
  const textOf = (id: string) => said.get(id) ?? id
  const places = [...new Set(walks.configs.map(({ state }) => state))]
  return {
    flow: chart.flow,
    title: chart.title,
    places: chart.places,
    parts: [
      ...chart.states.filter(({ parent }) => parent !== null).map(statePart),
      ...chart.edges.map((edge) => edgePart(edge, textOf)),
      ...answerParts(walks, new Map(chart.edges.map((edge) => [edge.id, edge])), textOf),
    ],
    texts: textsOf(texts, walks, (state) => places.indexOf(state)),
    screens: places.map((id) => ({ id, text: id.split('+').map(textOf).join(' + ') })),
  }
}
