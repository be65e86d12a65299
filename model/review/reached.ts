/** The chart's parts that the walks of a flow reach. */
import { ROOT } from '../../src/atlas/chart/extract.ts'
import type { ChartState } from '../../src/atlas/chart/types.ts'
import type { FlowModel } from '../explore/flow-model.ts'

/** The active leaves of a configuration. */
export const leavesOf = (state: string): string[] => state.split('+')

const withParents = (state: string): string[] => {
  const names = state.split('.')
  return names.map((_, at) => names.slice(0, at + 1).join('.'))
}

export const walkedEdges = ({ walks }: FlowModel): ReadonlySet<string> =>
  new Set([...walks.inputs, ...walks.steps].flatMap(({ edges }) => edges))

/** At rest in it, passed through it, or inside it. */
export const reachedStates = (model: FlowModel): ReadonlySet<string> => {
  const walked = walkedEdges(model)
  const taken = model.chart.edges.filter(({ id }) => walked.has(id)).flatMap(({ source, target }) => [source, target ?? source])
  const rested = model.walks.configs.flatMap(({ state }) => leavesOf(state))
  return new Set([ROOT, ...[...taken, ...rested].flatMap(withParents)])
}

/** Visible states: neither transient nor mere groups. */
export const isShown = ({ kind }: ChartState): boolean => kind === 'resting' || kind === 'waiting' || kind === 'final'
