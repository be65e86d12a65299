import type { QuestionContext, QuestionEvent, QuestionInput } from '../../fragments/question/types.ts'
import type { Command } from '../../kit/command/types.ts'

/** The administrator's rights go to the seller, or the seller leaves the point. */
export type ActionKind = 'assign' | 'exclude'

/** What is asked about, and what the result is about. */
export interface Subject {
  kind: ActionKind
  id: string
  /** For messages. */
  name: string
}

export type SellerCommand = Subject & Command

export interface SellerActionContext extends QuestionContext<Subject, SellerCommand> {
  /** The administrator: nobody hands the rights over to themselves, nor leaves the point here. */
  self: string
  hasRights: boolean
}

export interface SellerActionInput extends QuestionInput<SellerCommand> {
  self: string
}

export type SellerActionEvent =
  | Exclude<QuestionEvent<Subject>, { type: 'check' | 'close' }>
  | { type: 'back' }
  /** The person is no longer an administrator: by this command, or by another tab's. */
  | { type: 'rights.lost' }
