/** A step of a recording in words (src/replay/words): for the person who decides what of it is sent, and for the operator who reads it. */

/** Who did it: the person, the portal, the server that answered. */
export type Doer = 'person' | 'portal' | 'server'

export interface ReportStep {
  /** The line's place among the lines. */
  line: number
  doer: Doer
  text: string
  /** What stands in the place of values; '' for none. */
  value: string
  /** What the screen showed then, where that has changed; '' else. */
  screen: string
  /** An answer that was no success. */
  isProblem: boolean
  isStruck: boolean
  /** What the portal does by itself on every page: polls, the session. */
  isBackground: boolean
  /** The id of the flow's machine; null for an address. */
  machine: string | null
  /** Milliseconds since the beginning of the lines, and since the step before. */
  at: number
  pause: number
}
