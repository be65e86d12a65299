/** What the question of a withdrawal is about, and what the result tells of a paid one (F06). */
import type { ApiResult } from '../../../api/result.ts'
import type { Card, Payout } from '../../../api/types.ts'
import { arrivalOf } from '../../../domain/money/payout.ts'
import { payableSum } from '../../../domain/money/withdrawal-sum.ts'
import { commandOf } from '../../kit/command/setup.ts'
import { known } from '../../kit/known.ts'
import type { Asked, BalanceContext, Paid, Withdrawal } from './types.ts'

/** Where the server says nothing (BL26). */
const ACCEPTED = 'Успешно'

/** The number as the list shows it; empty where the list has no such card. */
export const panOf = (cards: readonly Card[] | null, id: string): string => cards?.find(({ cardId }) => cardId === id)?.pan ?? ''

/**
 * What a complete form asks for.
 * @param event the press; its moment is the beginning of the payout's way (C05)
 */
export const askedOf = ({ context, event }: { context: BalanceContext; event: { now: number } }): Asked => {
  const { form, cards } = context
  const purse = known(context.purse)
  const { workingDays } = purse.limits
  return {
    cardId: form.values.card,
    sum: String(known(payableSum(form.values.amount, purse))),
    pan: panOf(cards, form.values.card),
    until: workingDays === null ? null : arrivalOf(event.now, workingDays),
  }
}

/** What is known after a reload: the draft holds neither the card's number nor the day (B08). */
export const askedBefore = (command: Withdrawal | null): Asked | null =>
  command && { cardId: command.cardId, sum: command.sum, pan: '', until: null }

/** The accepted withdrawal: card and day as the server tells them, else as the question has told them. */
export const paidOf = (context: BalanceContext, answer: ApiResult<Payout | null> & { kind: 'ok' }): Paid => {
  const { asked, cards } = context
  const { cardId, sum } = commandOf(context)
  const { message, payload } = answer
  return {
    message: message || ACCEPTED,
    sum,
    pan: payload?.pan || asked?.pan || panOf(cards, cardId),
    until: payload?.until ?? asked?.until ?? null,
    left: null,
  }
}
