import type { Card } from '../../../api/types.ts'
import type { Purse } from '../../../domain/money/withdrawal-sum.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { Form } from '../../kit/form/form.ts'
import type { Stamp } from '../../kit/stamp.ts'

/** The facts that open or close the withdrawal (A71). */
export interface Rights {
  locked: boolean
  innApproved: boolean
  /** The profile is complete, and has not been refused (C02). */
  approved: boolean
  taxLocked: boolean
}

export interface WithdrawalValues {
  /** The id of the chosen card; empty without one. */
  card: string
  /** As typed. */
  amount: string
}

/** The command that withdraws. */
export type Withdrawal = Command & {
  cardId: string
  /** Whole rubles. */
  sum: string
}

export interface BalanceContext extends CommandContext<Withdrawal> {
  rights: Rights
  /** Null before the first answer. */
  purse: Purse | null
  /** Null before the first answer. */
  cards: readonly Card[] | null
  /** The card of the last payout; null without one, and while unknown. */
  lastCard: string | null
  /** A card has been chosen in this form before, by the person or for them: whatever becomes of it, nobody chooses another one. */
  isCardPicked: boolean
  form: Form<WithdrawalValues>
  /** The word on the last result; null before any. */
  message: string | null
}

/** What survives a reload. */
export interface BalanceDraft extends WithdrawalValues {
  /** The command without an answer (C04). */
  command: Withdrawal | null
}

export interface BalanceInput {
  rights: Rights
  draft: BalanceDraft
}

export type BalanceEvent =
  /** The points have changed, or the tab is looked at again. */
  | { type: 'reload' }
  | { type: 'retry' }
  | { type: 'cards.known'; cards: readonly Card[] }
  /** The session knows other rights. */
  | { type: 'person.changed'; rights: Rights }
  | { type: 'form.change'; patch: Partial<WithdrawalValues> }
  | { type: 'form.blur'; field: 'amount' }
  /** The greatest sum that may be withdrawn. */
  | { type: 'all' }
  | ({ type: 'submit' } & Stamp)
  | RepeatEvent
  | { type: 'check' }
  | { type: 'back' }

/** For the screen: points or a card are not what they were. */
export type BalanceNews = { type: 'changed' } | { type: 'cardGone' }
