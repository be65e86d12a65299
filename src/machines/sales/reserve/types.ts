import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { Stamp } from '../../kit/stamp.ts'

/** The row of the reserve. */
export interface Reserved {
  sn: string
  /** The tool's tag: the call's id. */
  nfc: string
}

/** The command that releases it. */
export type Release = Reserved & Command

export type ReserveContext = CommandContext<Release, null>

export interface ReserveInput {
  /** The release that was pending when the page was closed (C04). */
  command: Release | null
}

export type ReserveEvent =
  | { type: 'sell'; sn: string }
  | ({ type: 'release' } & Reserved & Stamp)
  | RepeatEvent
  | { type: 'check' }

/** For the screen: the list is stale. */
export type ReserveNews = { type: 'changed' }
