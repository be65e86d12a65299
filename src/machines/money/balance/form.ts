/** The form of a withdrawal (BL07–BL09; VL71–VL73; A70). */
import type { Card } from '../../../api/types.ts'
import { hasLeast, leftSum, mostOf, payableSum, sumProblem, type Purse } from '../../../domain/money/withdrawal-sum.ts'
import { change, problemsOf, type Form } from '../../kit/form/form.ts'
import type { FormRules } from '../../kit/form/setup.ts'
import type { BalanceContext, BalanceEvent, WithdrawalValues } from './types.ts'

/** The line under the sum stands while the sum is wrong: it goes by the purse of now, not by that of the typing. */
export const judged = (form: Form<WithdrawalValues>, purse: Purse | null): Form<WithdrawalValues> => ({
  ...form,
  errors: purse === null ? {} : problemsOf<WithdrawalValues>({ amount: sumProblem(form.values.amount, purse) }),
})

export const typeIn = (form: Form<WithdrawalValues>, patch: Partial<WithdrawalValues>, { purse }: BalanceContext) =>
  judged(change(form, patch), purse)

/** Leaving the sum raises an empty or too low one; it starts nothing (VL72, A70). */
const leaveAmount = (
  form: Form<WithdrawalValues>,
  _: keyof WithdrawalValues,
  { purse }: BalanceContext,
): Form<WithdrawalValues> =>
  purse === null ? form : judged(change(form, { amount: leftSum(form.values.amount, purse.limits.least) }), purse)

/** The form's declaration: a sum is judged while it is typed, and raised when it is left. */
export const balanceForm: FormRules<BalanceContext, BalanceEvent> = {
  check:
    ({ purse }) =>
    ({ amount }) =>
      purse === null ? {} : problemsOf<WithdrawalValues>({ amount: sumProblem(amount, purse) }),
  change: typeIn,
  left: leaveAmount,
}

export const fillAll = ({ form, purse }: Pick<BalanceContext, 'form' | 'purse'>): Form<WithdrawalValues> =>
  purse === null ? form : judged(change(form, { amount: String(mostOf(purse)) }), purse)

const isAmong = (cards: readonly Card[], id: string): boolean => cards.some(({ cardId }) => cardId === id)

/** The card of the last payout is chosen by itself, once: a card that is gone afterwards leaves the choice to the person (D172). */
export const withLastCard = (
  context: BalanceContext,
): Pick<BalanceContext, 'purse' | 'cards' | 'lastCard' | 'isCardPicked' | 'form'> => {
  const { purse, cards, lastCard, isCardPicked, form } = context
  const isChosen = !isCardPicked && lastCard !== null && isAmong(cards ?? [], lastCard)
  return {
    purse,
    cards,
    lastCard,
    isCardPicked: isCardPicked || isChosen,
    form: isChosen ? typeIn(form, { card: lastCard }, context) : form,
  }
}

/** Why nothing can be sent now, in the order of the screen; null when everything is there. */
export type Missing = 'points' | 'least' | 'cards' | 'card' | 'sum'

export const missingOf = ({ purse, cards, form }: Pick<BalanceContext, 'purse' | 'cards' | 'form'>): Missing | null => {
  if (purse === null) return 'points'
  if (!hasLeast(purse)) return purse.available > 0 ? 'least' : 'points'
  if (cards === null || cards.length === 0) return 'cards'
  if (!isAmong(cards, form.values.card)) return 'card'
  return payableSum(form.values.amount, purse) === null ? 'sum' : null
}

/** A card comes before the sum (VL73), and a balance that allows no withdrawal leaves nothing to type (A70). */
export const mayType = (context: Pick<BalanceContext, 'purse' | 'cards' | 'form'>): boolean =>
  [null, 'sum'].includes(missingOf(context))

/** One of the person's cards can always be chosen, a sum is typed for the chosen one. */
export const mayChange = (context: BalanceContext, { card, amount }: Partial<WithdrawalValues>): boolean =>
  (card === undefined || isAmong(context.cards ?? [], card)) && (amount === undefined || mayType(context))

/** The least sum fits under all limits: «Вывести всё» has something to fill in. */
export const mayFillAll = (context: Pick<BalanceContext, 'purse' | 'cards' | 'form'>): boolean =>
  mayType(context) && context.purse !== null && mostOf(context.purse) >= context.purse.limits.least
