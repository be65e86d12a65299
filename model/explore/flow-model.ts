/** A flow as data: its chart and all its configurations. */
import { extractChart } from '../../src/atlas/chart/extract.ts'
import type { Chart } from '../../src/atlas/chart/types.ts'
import type { Walks } from '../../src/atlas/chart/walks.ts'
import type { Flow } from '../kit/flow.ts'
import type { FlowWithFixture } from './flows.ts'
import { walksOf } from './walks.ts'

export interface FlowModel {
  chart: Chart
  walks: Walks
}

/** Computed models, by fixture: models, review, coverage and pictures of one process share them. */
const known = new WeakMap<Flow, FlowModel & Pick<FlowWithFixture, 'words'>>()

/** @returns an immutable model */
export const modelOf = (atlasFlow: FlowWithFixture): FlowModel => {
  const { flow, machine, words, fixture } = atlasFlow
  const before = known.get(fixture)
  if (before?.words === words) return before
  const model = { chart: extractChart(flow, machine, words), walks: walksOf(atlasFlow), words }
  known.set(fixture, model)
  return model
}
