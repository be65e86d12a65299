/** The operations of the history of points: labels, colours and signs (BL28–BL35). */
import { formatPoints, MINUS } from './money.ts'

/** Points that came, points that were paid out, a payout that came back; `other` is an operation of a later server. */
export type OperationKind = 'charged' | 'paid' | 'failed' | 'other'

const KINDS = {
  CHARGE_FOR_SALE: 'charged',
  CHARGE_FOR_BUY: 'charged',
  CHARGE_FOR_ADMIN: 'charged',
  MANUAL_CHARGE_BUYER: 'charged',
  MANUAL_CHARGE_SELLER: 'charged',
  MANUAL_CHARGE_ART: 'charged',
  DISCHARGE: 'paid',
  DISCHARGE_FAILED: 'failed',
} as const satisfies Record<string, OperationKind>

export type HistoryOperation = keyof typeof KINDS

const isKnown = (operation: string): operation is HistoryOperation => Object.hasOwn(KINDS, operation)

export const kindOfOperation = (operation: string): OperationKind => (isKnown(operation) ? KINDS[operation] : 'other')

/** The operations of a kind, in the order of the contract. */
export const operationsOf = (kind: OperationKind): HistoryOperation[] =>
  (Object.keys(KINDS) as HistoryOperation[]).filter((operation) => KINDS[operation] === kind)

export type HistoryTable = 'mini' | 'full'

const LABELS: Record<OperationKind, Record<HistoryTable, string>> = {
  charged: { mini: 'Начислено баллов', full: 'Начислено' },
  paid: { mini: 'Вывод средств', full: 'Выведено' },
  failed: { mini: 'Ошибка', full: 'Ошибка' },
  // What it was is said by its comment.
  other: { mini: 'Другая операция', full: 'Другая операция' },
}

export const operationLabel = (operation: string, table: HistoryTable): string => LABELS[kindOfOperation(operation)][table]

export type OperationTone = 'success' | 'danger' | 'neutral'

const TONES: Record<OperationKind, OperationTone> = { charged: 'success', paid: 'neutral', failed: 'danger', other: 'neutral' }

export const operationTone = (operation: string): OperationTone => TONES[kindOfOperation(operation)]

/**
 * The sum of a row: «+150», «−500». A payout is what has left, whichever sign the server writes; one that came back has changed
 * nothing, so it has no sign.
 */
export const formatOperationAmount = (operation: string, amount: number): string => {
  const kind = kindOfOperation(operation)
  const plain = formatPoints(Math.abs(amount))
  if (kind === 'failed') return plain
  return `${kind === 'paid' || amount < 0 ? MINUS : '+'}${plain}`
}
