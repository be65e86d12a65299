/**
 * The progress of a sale (C05): who acts next, the deadline, and the texts about it. The
 * server derives the step from the row and its job; portal and server share the texts here.
 */
import type { StatusReader } from './sale-status.ts'
import { formatInstant } from '../dates/dates.ts'

export const FATE_STEPS = [
  'reserved',
  'taxCheck',
  'taxSilent',
  'taxAbsent',
  'toolCheck',
  'photoCheck',
  'receiptCheck',
  'invoiceCheck',
  'finished',
  'receiptRefused',
  'deskRefused',
  'reserveExpired',
] as const
export type FateStep = (typeof FATE_STEPS)[number]

/** Who acts next. */
export type FateNext = 'owner' | 'taxService' | 'desk' | 'nobody'

/** A field of the receipt, by its name in requests. */
export type ReceiptField = 'fn' | 'fd' | 'fp' | 'sum' | 'time'

/** In wire format; instants are ISO strings. */
export interface Fate {
  step: string
  next: string
  until: string | null
  isOverdue: boolean
  retryAt: string | null
  disagreed: string | null
  /** Why the desk has refused, in its own words. */
  reason: string | null
}

/** The texts about a row. */
export interface FateWords {
  /** The current state. */
  state: string
  /** Who acts next, or the user's next action. */
  next: string
  /** The deadline, or its expiry and the consequence; null without a deadline. */
  until: string | null
}

const NEXT: Record<FateStep, FateNext> = {
  reserved: 'owner',
  taxCheck: 'taxService',
  taxSilent: 'taxService',
  taxAbsent: 'taxService',
  toolCheck: 'desk',
  photoCheck: 'desk',
  receiptCheck: 'desk',
  invoiceCheck: 'desk',
  finished: 'nobody',
  receiptRefused: 'owner',
  deskRefused: 'owner',
  reserveExpired: 'owner',
}

/** Who acts next at a step. */
export const nextOf = (step: FateStep): FateNext => NEXT[step]

/** The fields of a receipt in the texts about it. */
export const RECEIPT_FIELDS: Record<ReceiptField, string> = {
  fn: 'номер ФН',
  fd: 'номер ФД',
  fp: 'признак ФП',
  sum: 'сумма',
  time: 'дата или время',
}

/** What to do about a failed receipt: the words of the button that leads there (E18). */
export const REPAIR_RECEIPT = 'Проверьте чек и исправьте его данные'
const DESK = 'Проверяет поддержка'
const DESK_LATE = 'Срок проверки прошёл. Напишите в поддержку'

const isStep = (step: string): step is FateStep => FATE_STEPS.includes(step as FateStep)

/** The texts of one step. The `{time}` of a retry comes with the row. */
const WORDS: Record<FateStep, (fate: Fate) => { state: string; next: string; late: string }> = {
  reserved: () => ({
    state: 'Инструмент в резерве',
    next: 'Подтвердите продажу чеком или снимите резерв',
    late: 'Срок резерва прошёл. Подтвердите продажу сейчас: резерв может быть снят',
  }),
  taxCheck: () => ({
    state: 'Чек проверяет налоговая служба',
    next: 'Дождитесь ответа налоговой службы',
    late: 'Ответ задерживается. Если до завтра ничего не изменится, напишите в поддержку',
  }),
  taxSilent: ({ retryAt }) => ({
    state: 'Налоговая служба не отвечает',
    next: retryAt === null ? 'Мы спросим её ещё раз' : `Мы спросим её ещё раз ${formatInstant(retryAt)}`,
    late: 'Ответ задерживается. Напишите в поддержку',
  }),
  taxAbsent: ({ retryAt }) => ({
    state: 'Чека пока нет в налоговой службе',
    next:
      retryAt === null ? 'Магазины передают чеки не сразу: мы спросим ещё раз' : `Мы спросим ещё раз ${formatInstant(retryAt)}`,
    late: 'Если чек не появится за три дня, его проверит поддержка',
  }),
  toolCheck: () => ({ state: 'Серийного номера нет в базе', next: DESK, late: DESK_LATE }),
  photoCheck: () => ({ state: 'Есть только фотография чека', next: DESK, late: DESK_LATE }),
  receiptCheck: () => ({ state: 'Чек на ручной проверке', next: DESK, late: DESK_LATE }),
  invoiceCheck: () => ({ state: 'УПД или ТН на ручной проверке', next: DESK, late: DESK_LATE }),
  finished: () => ({ state: 'Зарегистрировано', next: 'Больше ничего делать не нужно', late: '' }),
  receiptRefused: ({ disagreed }) => {
    const field = Object.hasOwn(RECEIPT_FIELDS, disagreed ?? '') ? RECEIPT_FIELDS[disagreed as ReceiptField] : null
    return {
      state: field ? `Чек не подтверждён: не совпадает ${field}` : 'Налоговая служба не нашла такой чек',
      next: REPAIR_RECEIPT,
      late: '',
    }
  },
  deskRefused: ({ reason }) => ({
    state: 'Отказано при ручной проверке',
    next: reason === null ? 'Причину можно узнать в поддержке' : `Причина: ${reason}`,
    late: '',
  }),
  reserveExpired: () => ({
    state: 'Срок резерва истёк, номер снова свободен',
    next: 'Если инструмент продан, зарегистрируйте продажу с чеком',
    late: '',
  }),
}

/**
 * Companies see an unfinished manual check as registered, in its status too (TL10, A60), but not as finished: the warranty is
 * still missing.
 */
const HIDDEN_CHECK: FateWords = { state: 'Зарегистрировано', next: 'Гарантия появится после проверки', until: null }

/** Whether this step is hidden from the reader. */
export const isHidden = (step: FateStep, reader: StatusReader): boolean => reader === 'legal' && NEXT[step] === 'desk'

const UNTOLD = { next: '', until: null, isOverdue: false, retryAt: null, disagreed: null, reason: null }

/** The texts of a step without further data. */
export const stepWords = (step: FateStep, reader: StatusReader): FateWords => {
  if (isHidden(step, reader)) return HIDDEN_CHECK
  const { state, next } = WORDS[step]({ ...UNTOLD, step })
  return { state, next, until: null }
}

/** @returns the texts about a row; null when the server sent no step, or a step of a later version */
export const fateWords = (fate: Fate | null | undefined, reader: StatusReader): FateWords | null => {
  if (!fate || !isStep(fate.step)) return null
  if (isHidden(fate.step, reader)) return HIDDEN_CHECK
  const { state, next, late } = WORDS[fate.step](fate)
  if (fate.until === null) return { state, next, until: null }
  return { state, next, until: fate.isOverdue && late !== '' ? late : `До ${formatInstant(fate.until)}` }
}
