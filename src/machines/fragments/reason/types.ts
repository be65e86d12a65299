/** A reason that an operator chooses from a list, adds to, or writes alone. */

export interface ReasonContext {
  /** The place of the chosen sentence; null for own words. */
  picked: number | null
  words: string
  /** Whether the reason was found wanting once: from then on it is said what is wrong with it. */
  isReasonShown: boolean
}

export type ReasonEvent = { type: 'reason.pick'; at: number | null } | { type: 'reason.change'; words: string }
