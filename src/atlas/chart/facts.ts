/** What is read off a chart in the same way on the page and under docs/flows. */
import type { Chart, ChartState } from './types.ts'

/** Frames hold states and are none themselves. */
export const countStates = ({ states }: Chart): number =>
  states.filter(({ kind }) => kind !== 'group' && kind !== 'parallel').length

/** Nothing of the flow leads on from here: the portal shows another screen, or the machine has ended. */
export const isEnd = ({ states, edges }: Chart, { id, kind }: ChartState): boolean => {
  if (kind !== 'resting' && kind !== 'final') return false
  const around = states.filter((state) => state.parent !== null && (state.id === id || id.startsWith(`${state.id}.`)))
  return !edges.some(({ source }) => around.some((state) => state.id === source))
}
