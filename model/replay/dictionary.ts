/** What the recordings of a flow have in common, taken from generated visits: the rarest lines first, because deflate finds what is near sooner. */
import type { Flow } from '../kit/flow.ts'
import { compact } from '../../src/replay/packed/compact.ts'
import { merged } from '../../src/replay/packed/merge.ts'
import type { RecorderNeeds } from '../../src/replay/record/recorder.ts'
import { sessionOf } from './sessions.ts'

/** Visits of a flow, and their length: more of them find no new lines. */
const VISITS = 60
const STEPS = 25
/** Their seeds are nobody else's: sizes are measured with other visits. */
const SEEDS = 1_000_000
/** Bytes: what deflate looks back, less the recording itself. */
const MOST = 30_000

/** The lines of a recording without its header and pauses, which no two have in common. */
const rowsOf = (fixture: Flow, marks: RecorderNeeds['marks'], seed: number): string[] => {
  const { lines } = sessionOf(fixture, marks, { seed, steps: STEPS, isTyped: false })
  return compact(merged(lines)).split('\n').slice(1, -1)
}

/** @returns the same text for the same models */
export const dictionaryOf = (fixture: Flow, marks: RecorderNeeds['marks']): string => {
  const counts = new Map<string, number>()
  for (let visit = 0; visit < VISITS; visit += 1)
    for (const row of rowsOf(fixture, marks, SEEDS + visit)) counts.set(row, (counts.get(row) ?? 0) + 1)
  const rows = [...counts].toSorted(([a, many], [b, more]) => many - more || (a < b ? -1 : 1)).map(([row]) => row)
  return rows.join('\n').slice(-MOST)
}
