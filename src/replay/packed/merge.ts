/**
 * Typing is one event a sign: within one state only the last of them counts. Across a change of state they stay apart: what a machine
 * does with a half-typed number may be what has gone wrong.
 */
import type { Line, Taken } from '../record/lines.ts'

const CHANGE = 'form.change'

/** The only field of a patch. */
const fieldOf = ([, , type, data]: Taken): string | null => {
  if (type !== CHANGE || typeof data !== 'object' || data === null || !('patch' in data)) return null
  const { patch } = data
  if (typeof patch !== 'object' || patch === null) return null
  const [field = null, ...others] = Object.keys(patch)
  return others.length === 0 ? field : null
}

const isLaterEdit = (line: Line, before: Line | undefined): line is Taken =>
  line[0] === 'event' &&
  before?.[0] === 'event' &&
  line[1] === before[1] &&
  // Neither has led to another state.
  line[4] === 0 &&
  before[4] === 0 &&
  fieldOf(line) !== null &&
  fieldOf(line) === fieldOf(before)

/** @returns the lines with the edits of a field in a row as one */
export const merged = (lines: readonly Line[]): Line[] => {
  const kept: Line[] = []
  for (const line of lines) {
    const before = kept.at(-1)
    if (!isLaterEdit(line, before) || before?.[0] !== 'event') {
      kept.push(line)
      continue
    }
    const [kind, number, type, data, state, pause] = line
    kept[kept.length - 1] = [kind, number, type, data, state, pause + before[5]]
  }
  return kept
}
