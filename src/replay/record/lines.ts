/**
 * The lines of a recording, each a list that JSON writes. A segment begins with a header and a checkpoint of every flow, so that it is
 * replayed without what was before it. Times are milliseconds since the line before, in a header since the beginning.
 */

/** Its number; begun: epoch milliseconds. */
export type Header = ['segment', number, { release: string; begun: number; at: number }]
/** A flow as it stood: number of its actor, machine, state, masked context; null where nothing of it may be recorded. */
export type Checkpoint = ['flow', number, string, string, unknown, number]
/** What a flow took: number of its actor, type, masked data (0 for none), its state afterwards (0: the same). */
export type Taken = ['event', number, string, unknown, string | 0, number]
export type Ended = ['end', number, number]
/** The name of the portal's place that the address led to. */
export type Moved = ['place', string, number]
/** What a flow took and the person has struck out of a report: number of its actor, its state afterwards (0: the same). */
export type Struck = ['struck', number, string | 0, number]

export type Line = Header | Checkpoint | Taken | Ended | Moved | Struck

/** A segment as text: a line each. */
export const written = (line: Line): string => `${JSON.stringify(line)}\n`

const KINDS: ReadonlySet<unknown> = new Set(['segment', 'flow', 'event', 'end', 'place', 'struck'])
const isLine = (value: unknown): value is Line => Array.isArray(value) && KINDS.has(value[0])

const lineOf = (text: string): Line | null => {
  try {
    const value: unknown = JSON.parse(text)
    return isLine(value) ? value : null
  } catch {
    return null
  }
}

/** Reads a segment; a line that storage has cut off is left out. */
export const readLines = (text: string): Line[] =>
  text
    .split('\n')
    .map((line) => (line === '' ? null : lineOf(line)))
    .filter((line) => line !== null)
