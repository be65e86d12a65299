/** Where the portal stood after each step of a recording, as it was recorded: what the picture of the flow lights. */
import type { ReportMoment } from '../../domain/support/report-moment.ts'
import type { ReportStep } from '../../domain/support/report-step.ts'
import type { Line } from '../record/lines.ts'

interface Standing {
  machine: string
  state: string
  past: string[]
  went: string[]
}

/** An event as the chart of a flow names it. */
const triggerOf = (type: string): string => {
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (kind !== undefined) return `${kind} ${id}`
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  return delay === undefined ? type : `after ${delay}`
}

/** «a.b+c» stands in a.b and in c. */
const leavesOf = (state: string): string[] => state.split('+')

const moved = (standing: Standing, type: string, state: string): Standing => {
  const left = leavesOf(standing.state).filter((leaf) => !leavesOf(state).includes(leaf))
  return {
    ...standing,
    state,
    past: [...standing.past, ...left],
    went: [...standing.went, ...left.map((leaf) => `${leaf} ${triggerOf(type)}`)],
  }
}

/** @returns the moment of each line */
const alongLines = (lines: readonly Line[]): Omit<ReportMoment, 'line'>[] => {
  const flows = new Map<number, Standing>()
  let spoken: number | null = null
  return lines.map((line) => {
    if (line[0] === 'segment') flows.clear()
    else if (line[0] === 'flow') {
      const before = flows.get(line[1])
      if (before === undefined) {
        flows.set(line[1], { machine: line[2], state: line[3], past: [], went: [] })
        spoken = line[1]
      }
    } else if (line[0] === 'end') flows.delete(line[1])
    else if (line[0] !== 'place') {
      const standing = flows.get(line[1])
      const state = line[0] === 'struck' ? line[2] : line[4]
      if (standing !== undefined && state !== 0) flows.set(line[1], moved(standing, line[0] === 'struck' ? '' : line[2], state))
      spoken = line[1]
    }
    const { machine = null, state = null, past = [], went = [] } = flows.get(spoken ?? -1) ?? {}
    return { machine, state, past, went }
  })
}

/**
 * @param lines of a recording
 * @param steps those of them that tell something, in order
 * @returns a moment for each step: that of the last line before the next step
 */
export const momentsOf = (lines: readonly Line[], steps: readonly ReportStep[]): ReportMoment[] => {
  const along = alongLines(lines)
  const nowhere = { machine: null, state: null, past: [], went: [] }
  return steps.map((_, at) => {
    const line = (steps[at + 1]?.line ?? lines.length) - 1
    return { line, ...(along[line] ?? nowhere) }
  })
}
