/** What a person types on the bank's page. Whatever is stored afterwards leaves this file without the number and without the CVC. */
import { isCardCode, isCardExpiry, isCardNumber } from '../../../src/domain/money/card.ts'
import { moscowDay } from '../../../src/domain/dates/dates.ts'
import type { SandboxCardKind } from '../../kernel/database/sets.ts'

/** The fields of the page, as typed. */
export interface TypedCard {
  number: string
  expiry: string
  cvc: string
}

export type CardField = keyof TypedCard

const MESSAGES: Record<CardField, string> = {
  number: 'Введите 16 цифр номера, как на карте',
  expiry: 'Введите месяц и год, как на карте: ММ/ГГ',
  cvc: 'Введите 3 цифры с оборота карты',
}

/** The messages of wrong fields; none when the card can be bound. */
export const faultsOf = ({ number, expiry, cvc }: TypedCard, now: number): Partial<Record<CardField, string>> => {
  const wrong = {
    number: !isCardNumber(number),
    expiry: !isCardExpiry(expiry.trim(), moscowDay(now)),
    cvc: !isCardCode(cvc.trim()),
  }
  const fields = (Object.keys(wrong) as CardField[]).filter((field) => wrong[field])
  return Object.fromEntries(fields.map((field) => [field, MESSAGES[field]]))
}

/** Endings that mean something; any other one succeeds. */
const KINDS: Record<string, SandboxCardKind | 'refused'> = {
  '0000': 'fails',
  '1111': 'silent',
  '2222': 'late',
  '3333': 'twice',
  '9999': 'refused',
}

/** What the sandbox keeps of a card: first six and last four digits, and how it behaves. */
export const keptOf = ({ number }: Pick<TypedCard, 'number'>): { pan: string; kind: SandboxCardKind | 'refused' } => {
  const digits = number.replaceAll(/\s/g, '')
  const ending = digits.slice(-4)
  return { pan: `${digits.slice(0, 4)}${'*'.repeat(8)}${ending}`, kind: KINDS[ending] ?? 'succeeds' }
}
