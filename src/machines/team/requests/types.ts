import type { RosterContext, RosterEvent, RosterInput } from '../../fragments/roster/types.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { Stamp } from '../../kit/stamp.ts'

export type Verdict = 'approve' | 'reject'

/** The decided request, with the applicant's name for messages. */
export interface Decided {
  verdict: Verdict
  id: string
  name: string
}

export type Decision = Decided & Command

export interface RequestsContext extends RosterContext, CommandContext<Decision> {}

export interface RequestsInput extends RosterInput {
  /** The decision that was pending when the page was closed (C04). */
  command: Decision | null
}

export type RequestsEvent = RosterEvent | ({ type: 'decide' } & Decided & Stamp) | RepeatEvent | { type: 'check' }
