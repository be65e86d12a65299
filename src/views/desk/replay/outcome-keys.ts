/** Keys 1 to 9 of the answers that are offered, in their order on the screen. */
import type { FrameCall } from '../../../domain/support/replay-frame.ts'
import type { Answered } from '../../../machines/desk/replay/types.ts'

const MOST = 9

export const keyedOutcomes = (calls: readonly FrameCall[]): Answered[] =>
  calls.flatMap(({ call, outcomes }) => outcomes.map(({ id }) => ({ call, outcome: id }))).slice(0, MOST)

/** The key of an answer by its call and id. */
export const keysOf = (calls: readonly FrameCall[]): ReadonlyMap<string, string> =>
  new Map(keyedOutcomes(calls).map(({ call, outcome }, at) => [`${call} ${outcome}`, String(at + 1)]))
