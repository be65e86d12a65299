import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { Stamp } from '../../kit/stamp.ts'

/** The row whose reserve is spoken of. */
export interface Reserved {
  sn: string
  /** The tool's tag: the call's id. */
  nfc: string
}

/** What releases it. */
export type Release = Reserved & Command

export type ReserveContext = CommandContext<Release, null>

export interface ReserveInput {
  /** The release that was under way when the page went (C04). */
  command: Release | null
}

export type ReserveEvent =
  | { type: 'sell'; sn: string }
  | ({ type: 'release' } & Reserved & Stamp)
  | RepeatEvent
  | { type: 'check' }

/** Heard by the screen: the list does not stand as it was any more. */
export type ReserveNews = { type: 'changed' }
