/** What the list of flows and the search know of every flow, without loading it. Made when the atlas is built. */
import { countStates } from '../chart/facts.ts'
import type { Chart, ChartEdge, ChartState } from '../chart/types.ts'
import type { Walks } from '../chart/walks.ts'
import type { Said } from './messages.ts'
import { operationText } from './operations.ts'
import { titleOf } from './say.ts'

export interface IndexEntry {
  kind: 'state' | 'edge' | 'text'
  /** Of a text: the state that shows it. */
  id: string
  /** Of a text: the configuration that shows it. */
  variant?: number
  text: string
  /** Where in the flow it is: the state it leaves, the kind of state. */
  detail: string
  /** Everything else that finds it: names in the code, operations, requirement ids, effects. */
  words: string
}

export interface IndexFlow {
  flow: string
  title: string
  places: string[]
  states: number
  edges: number
  entries: IndexEntry[]
}

const effectWords = (effects: ChartState['entry']): string[] =>
  effects.flatMap(({ name, text, params }) => [
    text,
    name ?? '',
    ...(params && params !== 'computed' ? Object.values(params).map(String) : []),
  ])

const stateEntry = (state: ChartState): IndexEntry => ({
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

const edgeEntry = (edge: ChartEdge, textOf: (id: string) => string): IndexEntry => ({
  kind: 'edge',
  id: edge.id,
  text: edge.guard && edge.trigger.kind !== 'always' ? `${edge.trigger.text}: ${edge.guard.text}` : titleOf(edge),
  detail: `из «${textOf(edge.source)}»`,
  words: [edge.trigger.name, edge.guard?.name ?? '', ...edge.rows, ...effectWords(edge.effects)].join(' '),
})

const textEntry = ({ text, after, step }: Said, { configs }: Walks): IndexEntry => ({
  kind: 'text',
  id: configs[step.to]?.state.split('+')[0] ?? '',
  variant: step.to,
  text: `«${text}»`,
  detail: `сообщение, после: ${after}`,
  words: '',
})

/** @param said the messages of the flow */
export const indexOf = (chart: Chart, walks: Walks, said: readonly Said[]): IndexFlow => {
  const texts = new Map(chart.states.map(({ id, text }) => [id, text]))
  const states = chart.states.filter(({ parent }) => parent !== null)
  return {
    flow: chart.flow,
    title: chart.title,
    places: chart.places,
    states: countStates(chart),
    edges: chart.edges.length,
    entries: [
      ...said.map((one) => textEntry(one, walks)),
      ...states.map(stateEntry),
      ...chart.edges.map((edge) => edgeEntry(edge, (id) => texts.get(id) ?? id)),
    ],
  }
}
