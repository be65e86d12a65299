/** Facts derived from a chart alike on the page and under docs/flows. */
import type { Chart, ChartEdge, ChartState } from './types.ts'

/** Frames contain states and are none themselves. */
export const countStates = ({ states }: Chart): number =>
  states.filter(({ kind }) => kind !== 'group' && kind !== 'parallel').length

/** The flow ends here: the portal shows another screen, or the machine is final. */
export const isEnd = ({ states, edges }: Chart, { id, kind }: ChartState): boolean => {
  if (kind !== 'resting' && kind !== 'final') return false
  const around = states.filter((state) => state.parent !== null && (state.id === id || id.startsWith(`${state.id}.`)))
  return !edges.some(({ source }) => around.some((state) => state.id === source))
}

/** The event of an edge, without the branch. */
const eventOf = ({ id }: ChartEdge): string => id.slice(0, id.lastIndexOf(' '))

/** All branches beside an edge, itself among them: those of its fork, or of the same answer. */
export const branchesOf = ({ edges }: Chart, edge: ChartEdge): ChartEdge[] =>
  edges.filter((one) => eventOf(one) === eventOf(edge))

/** The forks: states that are left at once, on one of several ways. */
export const forksOf = (chart: Chart): { state: ChartState; branches: ChartEdge[] }[] =>
  chart.states
    .filter(({ kind }) => kind === 'transient')
    .map((state) => ({
      state,
      branches: chart.edges.filter(({ source, trigger }) => source === state.id && trigger.kind === 'always'),
    }))
    .filter(({ branches }) => branches.length > 1)
