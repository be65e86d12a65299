/** Facts derived from a chart alike on the page and under docs/flows. */
import type { Chart, ChartState } from './types.ts'

/** Frames contain states and are none themselves. */
export const countStates = ({ states }: Chart): number =>
  states.filter(({ kind }) => kind !== 'group' && kind !== 'parallel').length

/** The flow ends here: the portal shows another screen, or the machine is final. */
export const isEnd = ({ states, edges }: Chart, { id, kind }: ChartState): boolean => {
  if (kind !== 'resting' && kind !== 'final') return false
  const around = states.filter((state) => state.parent !== null && (state.id === id || id.startsWith(`${state.id}.`)))
  return !edges.some(({ source }) => around.some((state) => state.id === source))
}
