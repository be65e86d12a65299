/** A flow as data: its chart and everything that it can come to. */
import { extractChart } from '../../src/atlas/chart/extract.ts'
import type { Chart } from '../../src/atlas/chart/types.ts'
import type { Walks } from '../../src/atlas/chart/walks.ts'
import type { FlowWithFixture } from './flows.ts'
import { walksOf } from './walks.ts'

export interface FlowModel {
  chart: Chart
  walks: Walks
}

export const modelOf = (atlasFlow: FlowWithFixture): FlowModel => ({
  chart: extractChart(atlasFlow.flow, atlasFlow.machine, atlasFlow.words),
  walks: walksOf(atlasFlow),
})
