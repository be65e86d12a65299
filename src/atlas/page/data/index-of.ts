/** The data of every flow for the list of flows, generated with the atlas build, without loading the flows. */
import { countStates } from '../../chart/facts.ts'
import type { Chart } from '../../chart/types.ts'

export interface IndexFlow {
  flow: string
  title: string
  places: string[]
  states: number
  edges: number
}

export const indexOf = (chart: Chart): IndexFlow => ({
  flow: chart.flow,
  title: chart.title,
  places: chart.places,
  states: countStates(chart),
  edges: chart.edges.length,
})
