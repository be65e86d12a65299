/** The form of a card and its rules (BL12, BL16; VL66–VL70). */
import { isCardCode, isCardExpiry, isCardNumber } from '../../../domain/money/card.ts'
import { REQUIRED } from '../../../domain/texts/required.ts'
import { problemsOf, type Check } from '../../kit/form/form.ts'
import { lastDay } from '../../kit/form/rules.ts'
import type { Stamp } from '../../kit/stamp.ts'
import type { CardValues } from './types.ts'

const WRONG = 'Некорректное значение'

export const emptyCard: CardValues = { card: '', expirationDate: '', code: '' }

const problem = (text: string, isValid: (text: string) => boolean, wrong: string): string | null => {
  if (text === '') return REQUIRED
  return isValid(text) ? null : wrong
}

/** A card's month goes by the later one of Moscow's day and the device's, as «not in the future» does (A55). */
export const checkCard =
  (stamp: Pick<Stamp, 'now' | 'today'>): Check<CardValues> =>
  ({ card, expirationDate, code }) =>
    problemsOf<CardValues>({
      card: problem(card, isCardNumber, 'Неверный номер карты'),
      expirationDate: problem(expirationDate, (text) => isCardExpiry(text, lastDay(stamp)), WRONG),
      code: problem(code, isCardCode, WRONG),
    })
