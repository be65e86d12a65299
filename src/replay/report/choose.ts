/** Which lines of a tab's recording a report holds: the last steps, as many as somebody reads or as a link has room for. */
import { readLines, type Line } from '../record/lines.ts'
import { merged } from '../packed/merge.ts'

/** Steps that a report tells at least, where the tab has recorded so many. */
const ENOUGH = 30
/** Characters of all lines of a report: fewer than the bytes that the server inflates. */
const MOST = 48_000

/** Whether a line tells what somebody or something has done. */
export const isStep = ([kind]: Line): boolean => kind === 'event' || kind === 'place' || kind === 'struck'

/** @param segments of the ring, oldest first; @returns the newest ones that tell enough */
export const chosenLines = (segments: readonly string[]): Line[] => {
  const chosen: Line[][] = []
  let [size, steps] = [0, 0]
  for (const text of segments.toReversed()) {
    size += text.length
    if (chosen.length > 0 && (size > MOST || steps >= ENOUGH)) break
    const lines = merged(readLines(text))
    steps += lines.filter(isStep).length
    chosen.unshift(lines)
  }
  return chosen.flat()
}

/** The lines without those of the way to the report: the address, and the end of the screen that it was on. */
export const withoutReport = (lines: readonly Line[]): Line[] => {
  const at = lines.findLastIndex((line) => line[0] === 'place' && line[1] === 'problem')
  if (at < 0) return [...lines]
  const before = lines.slice(0, at)
  return before.slice(0, before.findLastIndex(([kind]) => kind !== 'end') + 1)
}

/** @param struck the places of the lines that the person has struck out */
export const withoutStruck = (lines: readonly Line[], struck: ReadonlySet<number>): Line[] =>
  lines.map((line, at): Line => {
    if (!struck.has(at)) return line
    if (line[0] === 'event') return ['struck', line[1], line[4], line[5]]
    // The address is told by nothing else.
    if (line[0] === 'place') return ['place', '', line[2]]
    return line
  })

interface Standing {
  machine: string
  state: string
  context: unknown
}

/** What a recording says of the moment before a line. */
interface Moment {
  release: string
  begun: number
  at: number
  place: string | null
  flows: Map<number, Standing>
}

const take = (moment: Moment, line: Line): void => {
  const { flows } = moment
  if (line[0] === 'segment') {
    Object.assign(moment, line[2])
    flows.clear()
    return
  }
  moment.at += Number(line.at(-1))
  if (line[0] === 'place') moment.place = line[1]
  else if (line[0] === 'flow') flows.set(line[1], { machine: line[2], state: line[3], context: line[4] })
  else if (line[0] === 'end') flows.delete(line[1])
  else {
    const flow = flows.get(line[1])
    const state = line[0] === 'struck' ? line[2] : line[4]
    if (flow !== undefined && state !== 0) flow.state = state
  }
}

/**
 * The lines without the first ones. Each flow begins in the state in which it was recorded, with the data of its last checkpoint before: what
 * it has been told between the two is cut off.
 */
const from = (lines: readonly Line[], first: number): Line[] => {
  const moment: Moment = { release: '', begun: 0, at: 0, place: null, flows: new Map() }
  for (const line of lines.slice(0, first)) take(moment, line)
  const { release, begun, at, place, flows } = moment
  return [
    ['segment', 0, { release, begun, at }],
    ...(place === null ? [] : [['place', place, 0] as Line]),
    ...[...flows].map(([number, { machine, state, context }]): Line => ['flow', number, machine, state, context, 0]),
    ...lines.slice(first),
  ]
}

/** The places at which lines can be cut: behind the checkpoints of a segment. */
const cutsOf = (lines: readonly Line[]): number[] =>
  lines.flatMap(([kind], at) => (kind === 'segment' || kind === 'flow' || at === 0 ? [] : [at]))

/** The data of flows, the largest first. */
const bareLines = (lines: readonly Line[], spoken: ReadonlySet<number>): Line[] =>
  lines.map((line) => (line[0] === 'flow' && !spoken.has(line[1]) ? ['flow', line[1], line[2], line[3], null, line[5]] : line))

/**
 * The last lines that fit.
 * @param fits whether a link of these lines is short enough
 * @returns null where not even the last step is
 */
export const fittingLines = (lines: readonly Line[], fits: (some: readonly Line[]) => boolean): Line[] | null => {
  if (fits(lines)) return [...lines]
  const cuts = cutsOf(lines)
  let [low, high] = [0, cuts.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (fits(from(lines, cuts[middle] ?? lines.length))) high = middle
    else low = middle + 1
  }
  const cut = cuts[low]
  if (cut !== undefined) return from(lines, cut)
  // Lists are long even before their first step: of flows that have said nothing lately, the place alone is told.
  const last = lines.findLast((line) => line[0] === 'event' || line[0] === 'struck')
  const bare = bareLines(from(lines, cuts.at(-1) ?? 0), new Set(last === undefined ? [] : [last[1]]))
  if (fits(bare)) return bare
  const barest = bareLines(bare, new Set())
  return fits(barest) ? barest : null
}
