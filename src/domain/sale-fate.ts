/**
 * What happens to a sale (C05): who acts next, until when, and what a person reads about it. The
 * server derives the step from the row and its job; the words are said here, once for both sides.
 */
import type { StatusReader } from './sale-status.ts'
import { formatInstant } from './dates.ts'

export const FATE_STEPS = [
  'reserved',
  'taxCheck',
  'taxSilent',
  'toolCheck',
  'photoCheck',
  'receiptCheck',
  'finished',
  'receiptRefused',
  'deskRefused',
  'reserveExpired',
] as const
export type FateStep = (typeof FATE_STEPS)[number]

/** Who acts next. */
export type FateNext = 'owner' | 'taxService' | 'desk' | 'nobody'

/** A field of the receipt as the wire names it. */
export type ReceiptField = 'fn' | 'fd' | 'fp' | 'sum' | 'time'

/** As the wire carries it; instants are ISO strings. */
export interface Fate {
  step: string
  next: string
  until: string | null
  isOverdue: boolean
  retryAt: string | null
  disagreed: string | null
}

/** What a person reads about a row. */
export interface FateWords {
  /** What is going on. */
  state: string
  /** Who acts next, or what to do. */
  next: string
  /** Until when, or that the time is over and what follows; null without a deadline. */
  until: string | null
}

const NEXT: Record<FateStep, FateNext> = {
  reserved: 'owner',
  taxCheck: 'taxService',
  taxSilent: 'taxService',
  toolCheck: 'desk',
  photoCheck: 'desk',
  receiptCheck: 'desk',
  finished: 'nobody',
  receiptRefused: 'owner',
  deskRefused: 'owner',
  reserveExpired: 'owner',
}

/** Who acts next at a step. */
export const nextOf = (step: FateStep): FateNext => NEXT[step]

const FIELDS: Record<ReceiptField, string> = {
  fn: 'номер ФН',
  fd: 'номер ФД',
  fp: 'признак ФП',
  sum: 'сумма',
  time: 'дата и время',
}

const REGISTER_AGAIN = 'Проверьте чек и зарегистрируйте инструмент ещё раз'
const DESK = 'Проверяет поддержка'
const DESK_LATE = 'Срок проверки прошёл. Напишите в поддержку'

const isStep = (step: string): step is FateStep => FATE_STEPS.includes(step as FateStep)

/** The words of one step. `{time}` of a retry comes with the row. */
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
  toolCheck: () => ({ state: 'Серийного номера нет в базе', next: DESK, late: DESK_LATE }),
  photoCheck: () => ({ state: 'У чека есть только фотография', next: DESK, late: DESK_LATE }),
  receiptCheck: () => ({ state: 'Чек на ручной проверке', next: DESK, late: DESK_LATE }),
  finished: () => ({ state: 'Зарегистрировано', next: 'Больше ничего делать не нужно', late: '' }),
  receiptRefused: ({ disagreed }) => {
    const field = Object.hasOwn(FIELDS, disagreed ?? '') ? FIELDS[disagreed as ReceiptField] : null
    return {
      state: field ? `Чек не подтверждён: не совпадает ${field}` : 'Налоговая служба не нашла такой чек',
      next: REGISTER_AGAIN,
      late: '',
    }
  },
  deskRefused: () => ({ state: 'Отказано при ручной проверке', next: 'Причину можно узнать в поддержке', late: '' }),
  reserveExpired: () => ({
    state: 'Срок резерва истёк, номер снова свободен',
    next: 'Если инструмент продан, зарегистрируйте продажу с чеком',
    late: '',
  }),
}

/**
 * Companies read an unfinished manual check as registered, in the words of its status too (TL10, A60), but not that nothing is
 * left to do: there is no warranty yet.
 */
const HIDDEN_CHECK: FateWords = { state: 'Зарегистрировано', next: 'Гарантия появится после проверки', until: null }

/** Whether the reader is not told of this step. */
export const isHidden = (step: FateStep, reader: StatusReader): boolean => reader === 'legal' && NEXT[step] === 'desk'

const UNTOLD = { next: '', until: null, isOverdue: false, retryAt: null, disagreed: null }

/** The words of a step of which nothing more is known. */
export const stepWords = (step: FateStep, reader: StatusReader): FateWords => {
  if (isHidden(step, reader)) return HIDDEN_CHECK
  const { state, next } = WORDS[step]({ ...UNTOLD, step })
  return { state, next, until: null }
}

/** @returns the words about a row; null where the server has not told, or told a step of a later version */
export const fateWords = (fate: Fate | null | undefined, reader: StatusReader): FateWords | null => {
  if (!fate || !isStep(fate.step)) return null
  if (isHidden(fate.step, reader)) return HIDDEN_CHECK
  const { state, next, late } = WORDS[fate.step](fate)
  if (fate.until === null) return { state, next, until: null }
  return { state, next, until: fate.isOverdue && late !== '' ? late : `До ${formatInstant(fate.until)}` }
}
