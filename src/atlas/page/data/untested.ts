/** The states that no test of the last complete run has come to, at one level or at all. */
import type { Level, Report } from './coverage.ts'

export interface UntestedFlow {
  flow: string
  /** States that no test walks. */
  never: string[]
  /** States that tests walk, but none in a browser. */
  notInBrowser: string[]
}

const lacks = (levels: readonly Level[], level: Level): boolean => !levels.includes(level)

/** Flows with nothing to name are left out. A state without a record is a fork: no run rests in one. */
export const untestedOf = (report: Report | null): UntestedFlow[] =>
  (report?.flows ?? [])
    .map(({ flow, states }) => ({
      flow,
      never: states.filter(({ levels }) => levels.length === 0).map(({ id }) => id),
      notInBrowser: states.filter(({ levels }) => levels.length > 0 && lacks(levels, 'browser')).map(({ id }) => id),
    }))
    .filter(({ never, notInBrowser }) => never.length + notInBrowser.length > 0)
