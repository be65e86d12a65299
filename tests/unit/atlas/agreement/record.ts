/** A stored flow and the ways in which it may change. */
import { readRecord } from '../../../../tools/atlas/agreement/parts.ts'
import type { FlowRecord } from '../../../../src/atlas/agreement/lines.ts'

export const stored = (flow = 'login'): FlowRecord => structuredClone(readRecord(flow))

/** The same flow, explored in the opposite order: every case has another number. */
export const renumbered = ({ chart, walks, texts }: FlowRecord): FlowRecord => {
  const last = walks.configs.length - 1
  const lastStep = walks.steps.length - 1
  const turned = (at: number) => last - at
  return {
    chart: { ...chart, states: chart.states.toReversed() },
    walks: {
      ...walks,
      inputs: walks.inputs.toReversed(),
      events: walks.events.toReversed(),
      configs: walks.configs.toReversed().map((config) => ({
        ...config,
        input: walks.inputs.length - 1 - config.input,
        by: config.by === null ? null : lastStep - config.by,
        ...(config.like === undefined ? {} : { like: turned(config.like) }),
      })),
      steps: walks.steps.toReversed().map((step) => ({
        ...step,
        from: turned(step.from),
        to: turned(step.to),
        event: walks.events.length - 1 - step.event,
        ...(step.face === undefined ? {} : { face: turned(step.face) }),
      })),
    },
    texts: { ...texts, configs: texts.configs.toReversed() },
  }
}

export const withWord = (record: FlowRecord, from: string, to: string): FlowRecord => ({
  ...record,
  texts: { ...record.texts, lines: record.texts.lines.map((line) => line.replaceAll(from, to)) },
})
