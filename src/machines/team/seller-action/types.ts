import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { Stamp } from '../../kit/stamp.ts'

/** The administrator's rights go to the seller, or the seller leaves the point. */
export type ActionKind = 'assign' | 'exclude'

export interface Subject {
  kind: ActionKind
  id: string
  /** For messages. */
  name: string
}

export type SellerCommand = Subject & Command

export interface SellerActionContext extends CommandContext<SellerCommand> {
  /** The administrator: nobody hands the rights over to themselves, nor leaves the point here. */
  self: string
  hasRights: boolean
  /** What is asked about, and what the result is about. */
  subject: Subject | null
  /** Why the server has refused. */
  problem: string | null
}

export interface SellerActionInput {
  self: string
  /** The command that was pending when the page was closed (C04). */
  command: SellerCommand | null
}

export type SellerActionEvent =
  | ({ type: 'ask' } & Subject)
  | { type: 'cancel' }
  | ({ type: 'confirm' } & Stamp)
  | RepeatEvent
  | { type: 'back' }
  /** The person is no longer an administrator: by this command, or by another tab's. */
  | { type: 'rights.lost' }
