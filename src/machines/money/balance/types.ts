import type { Card, Payout } from '../../../api/types.ts'
import type { Purse } from '../../../domain/money/withdrawal-sum.ts'
import type { QuestionAnswer, QuestionContext } from '../../fragments/question/types.ts'
import type { Command, RepeatEvent } from '../../kit/command/types.ts'
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

/** What the question is about. */
export interface Asked extends Pick<Withdrawal, 'cardId' | 'sum'> {
  /** As the list shows it; empty after a reload, because no draft holds it. */
  pan: string
  /** By when the money arrives (C05), ISO 8601; null where nobody has told, and after a reload. */
  until: string | null
}

/** What the result of an accepted withdrawal shows (F06). */
export interface Paid {
  /** The server's word, or «Успешно» (BL26). */
  message: string
  /** Whole rubles. */
  sum: string
  /** With asterisks; empty where nobody knows it. */
  pan: string
  /** By when the money arrives, ISO 8601; null where nobody has told. */
  until: string | null
  /** The points that are left, as the server tells them after the answer; null until then. */
  left: number | null
}

/** Its problem is the word on the last refusal. */
export interface BalanceContext extends QuestionContext<Asked, Withdrawal, Payout | null> {
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
  /** The accepted withdrawal while its result is shown, else null. */
  paid: Paid | null
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
  | QuestionAnswer
  | RepeatEvent
  | { type: 'check' }
  | { type: 'back' }

/** For the screen: points or a card are not what they were. */
export type BalanceNews = { type: 'changed' } | { type: 'cardGone' }
