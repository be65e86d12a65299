/** What the list of flows knows of every flow, without loading it. Made when the atlas is built. */
import { countStates } from '../chart/facts.ts'
import type { Chart } from '../chart/types.ts'

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
