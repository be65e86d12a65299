import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { Stamp } from '../../kit/stamp.ts'

/** The row of the reserve. */
export interface Reserved {
  sn: string
  /** The tool's tag: the call's id. */
  nfc: string
  /** The end of the reserve, ISO 8601, if the server has told it. */
  until?: string
}

/** The command that releases it, or takes it back. */
export type Release = Reserved &
  Command & {
    /** Epoch milliseconds of the press that takes it back. */
    takenBackAt?: number
  }

export interface ReserveContext extends CommandContext<Release> {
  /** What has been released last on this screen: it can be taken back (D50). */
  released: Reserved | null
  /** Why it could not be taken back. */
  problem: string | null
}

export interface ReserveInput {
  /** The release that was pending when the page was closed (C04). */
  command: Release | null
}

export type ReserveEvent =
  | { type: 'sell'; sn: string }
  | ({ type: 'release' } & Reserved & Stamp)
  | ({ type: 'takeBack' } & Stamp)
  | RepeatEvent
  | { type: 'check' }

/** For the screen: the list is stale. */
export type ReserveNews = { type: 'changed' }
