/** docs/flows/journeys: the ways of the hand-written journeys of each flow's last complete run, with what the machine does on them. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { walkAlong, type Journeys, type Way } from '../explore/journeys.ts'
import type { FlowWithFixture } from '../explore/flows.ts'
import { partText } from '../kit/json-lines.ts'
import { RECORDS, type CoverageRecord } from './record.ts'

export const JOURNEYS = join(import.meta.dirname, '../../docs/flows/journeys')

const pathOf = (flow: string): string => join(JOURNEYS, `${flow}.json`)
const timeOf = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : 0)

/** The ways of a tree, as JSON: each to one of its ends. */
const waysIn = ({ starts, events, steps }: Journeys): string[] => {
  const own = new Map(events.map(({ label, event }) => [label, event]))
  const before = new Map(steps.flatMap((step) => (step.to === null ? [] : [[step.to, step] as const])))
  const inputs = new Map(starts.map(({ to, input }) => [to, input]))
  const goesOn = new Set(steps.map(({ from }) => from))
  const wayTo = (config: number, last: Way['steps']): string => {
    const labels = [...last]
    let at = config
    for (let step = before.get(at); step; step = before.get(at)) {
      labels.unshift(own.get(step.label) ?? step.label)
      at = step.from
    }
    return JSON.stringify({ input: inputs.get(at) ?? null, steps: labels } satisfies Way)
  }
  const ends = steps.filter(({ to }) => to === null || !goesOn.has(to))
  return [
    ...starts.flatMap(({ to }) => (goesOn.has(to) ? [] : [wayTo(to, [])])),
    ...ends.map(({ from, label }) => wayTo(from, [own.get(label) ?? label])),
  ]
}

/** The ways that the file of a flow has, as JSON. */
export const readWays = (flow: string): string[] =>
  existsSync(pathOf(flow)) ? waysIn(JSON.parse(readFileSync(pathOf(flow), 'utf8')) as Journeys) : []

/** The ways of the last run of a flow's journeys; null where that is older than the file, or was not complete. */
const recordedWays = (flow: string, folder: string): string[] | null => {
  const path = join(folder, `machine.${flow}.file.json`)
  if (timeOf(path) <= timeOf(pathOf(flow))) return null
  const { expected, ran, ways = null } = JSON.parse(readFileSync(path, 'utf8')) as CoverageRecord
  return expected.every((title) => ran.includes(title)) ? ways : null
}

/** The file of a flow. */
export const journeysText = (atlasFlow: FlowWithFixture, folder = RECORDS): string => {
  const { flow } = atlasFlow
  const recorded = recordedWays(flow, folder)
  // What one way has of another is walked once: only then the order of the whole ways is the same each time.
  const ways = recorded ? waysIn(walkAlong(atlasFlow, recorded)) : readWays(flow)
  const { contents: _contents, ...journeys } = walkAlong(atlasFlow, ways.toSorted())
  return `${partText(journeys)}\n`
}
