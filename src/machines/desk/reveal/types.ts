import type { ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'
import type { RevealReason } from '../../../domain/desk/people.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { StampedAnswer } from '../../kit/stamp.ts'

export type PersonDetails = PayloadOf<'getDeskPersonDetails'>
export type RevealAnswer = ApiResult<PayloadOf<'revealDeskPerson'>>
export type DetailsAnswer = StampedAnswer<PersonDetails>

/** What the command is sent with. */
export interface RevealRequest {
  id: string
  command: Command
  reason: RevealReason
}

export interface RevealInput {
  id: string
  /** The data are shown to this operator already: the page was loaded anew. */
  isShown: boolean
}

export interface RevealContext extends CommandContext<Command, PayloadOf<'revealDeskPerson'>> {
  id: string
  isShown: boolean
  reason: RevealReason | null
  /** Whether it was sent without a reason once. */
  isReasonMissing: boolean
  /** Whole data: here as long as they may be seen, and no moment longer. */
  details: PersonDetails | null
  /** Until when they may be seen, and when that was told, epoch milliseconds. */
  until: number
  at: number
  /** The passport's picture that is open, by its name. */
  picture: string | null
  problem: string | null
}

/** Something was done that the person's page tells of. */
export type RevealNews = { type: 'changed' }

export type RevealEvent =
  | { type: 'open' }
  | { type: 'reason.choose'; reason: RevealReason }
  | { type: 'confirm'; key: string }
  | { type: 'back' }
  | { type: 'check' }
  | { type: 'retry' }
  | { type: 'hide' }
  /** The clock is looked at: timers stand still while a computer sleeps. */
  | { type: 'look'; now: number }
  | { type: 'picture.open'; name: string }
  | { type: 'picture.close' }
  | RepeatEvent
