import type { RosterContext, RosterEvent, RosterInput } from '../../fragments/roster/types.ts'
import type { Command, CommandContext } from '../../kit/command/types.ts'
import type { Stamp } from '../../kit/stamp.ts'

export type Verdict = 'approve' | 'reject'

/** The person who has applied, with the name for messages. */
export interface Applicant {
  id: string
  name: string
}

export type Decision = Applicant & { verdict: Verdict } & Command

export interface RequestsContext extends RosterContext, CommandContext<Decision> {
  /** Whose rejection is asked about. */
  asked: Applicant | null
  /** Decided while another decision was being sent, in the order of the presses. */
  queue: readonly Decision[]
  /** Sent, and nobody knows what has become of them (C04). Each holds up its own row alone. */
  silent: readonly Decision[]
}

export interface RequestsInput extends RosterInput {
  /** The decisions that had no answer when the page was closed (C04). */
  decisions: readonly Decision[]
}

export type RequestsEvent =
  | RosterEvent
  | ({ type: 'approve' } & Applicant & Stamp)
  | ({ type: 'ask' } & Applicant)
  | { type: 'keep' }
  | ({ type: 'confirm' } & Stamp)
  | { type: 'repeat'; id: string }
  /** The list tells the outcome. */
  | { type: 'check'; id: string }
