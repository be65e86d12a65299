/** A flow's data for its page: chart, walks and picture, with the queries of the panels. */
import type { Chart, ChartCall, ChartEdge, ChartState } from '../../chart/types.ts'
import type { WalkEvent, Walks, WalkStep } from '../../chart/walks.ts'
import type { Sayings } from './messages.ts'

export interface FlowData {
  /** The path of its machine from the project root. */
  file: string
  chart: Chart
  walks: Walks
  sayings: Sayings
  /** The generated picture as SVG text. */
  picture: string
  /** The same with closed compound states, for a flow that is too large to be read at once; else null. */
  overview: string | null
  state: (id: string) => ChartState | undefined
  edge: (id: string) => ChartEdge | undefined
  edgesFrom: (state: string) => ChartEdge[]
  edgesTo: (state: string) => ChartEdge[]
  /** The steps of the walks that take this edge. */
  stepsBy: (edge: string) => WalkStep[]
}

export const flowDataOf = (
  file: string,
  chart: Chart,
  walks: Walks,
  pictures: { whole: string; overview: string | null },
  sayings: Sayings,
): FlowData => {
  const states = new Map(chart.states.map((state) => [state.id, state]))
  const edges = new Map(chart.edges.map((edge) => [edge.id, edge]))
  return {
    file,
    chart,
    walks,
    picture: pictures.whole,
    overview: pictures.overview,
    sayings,
    state: (id) => states.get(id),
    edge: (id) => edges.get(id),
    edgesFrom: (state) => chart.edges.filter(({ source }) => source === state),
    edgesTo: (state) => chart.edges.filter(({ target, source }) => target === state && source !== state),
    stepsBy: (edge) => walks.steps.filter((step) => step.edges.includes(edge)),
  }
}

export const textOf = ({ state }: FlowData, id: string): string => state(id)?.text ?? id

/** The invoke that the edge is an answer of. */
export const callOf = ({ state }: FlowData, { source, trigger }: ChartEdge): ChartCall | undefined =>
  trigger.kind === 'done' || trigger.kind === 'error' ? state(source)?.calls.find(({ id }) => id === trigger.name) : undefined

export const eventOf = ({ walks }: FlowData, step: WalkStep): WalkEvent | undefined => walks.events[step.event]

/** One step per distinct event: the others differ only in the flow's previous configuration. */
export const samplesOf = (data: FlowData, edge: string): WalkStep[] => {
  const samples = new Map<string, WalkStep>()
  for (const step of data.stepsBy(edge)) {
    const text = eventOf(data, step)?.text ?? ''
    if (!samples.has(text)) samples.set(text, step)
  }
  return [...samples.values()]
}

/** The guards evaluated before this branch that said no. */
export const guardsBefore = ({ chart }: FlowData, edge: ChartEdge): string[] => {
  const branch = (id: string) => id.slice(0, id.lastIndexOf(' '))
  const at = (id: string) => Number(id.slice(id.lastIndexOf(' ') + 1))
  return chart.edges
    .filter(({ id }) => branch(id) === branch(edge.id) && at(id) < at(edge.id))
    .flatMap(({ guard }) => guard?.text ?? [])
}
