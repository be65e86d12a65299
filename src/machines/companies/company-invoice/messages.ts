/** What the result screen says (LT30–LT33, LS04–LS08). */
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { DEFAULT_ERROR } from '../../../domain/texts/refusals.ts'
import { progressText, type PartsProgress } from '../../../domain/serials/serial-parts.ts'
import type { InvoiceKind, Problem, Registered } from './types.ts'

export interface ResultWords {
  title: string
  message: string
}

const ACCEPTED = 'Инструмент отобразится после проверки'

/** LT30, LT31, LT32. */
const ofTools = ({ available, manual }: Registered): ResultWords => {
  if (manual === 0) return { title: 'Инструмент успешно добавлен', message: 'Инструмент отобразится после проверки модератором' }
  return available > 0
    ? { title: 'Инструмент отправлен на проверку', message: ACCEPTED }
    : { title: 'Инструмент отправлен на ручную проверку', message: 'Вы увидите инструмент в списке продаж после проверки' }
}

/** LS04, LS06. */
const OF_SALE: ResultWords = { title: 'Продажа успешно зарегистрирована', message: 'Продажа зарегистрирована' }

export const successOf = (kind: InvoiceKind, registered: Registered): ResultWords =>
  kind === 'sale' ? OF_SALE : ofTools(registered)

type Answer = ApiResult<unknown> | null

/** The title of the result says it already. */
const TITLE = 'Ошибка'

/** The answer's own words; null where it has none. */
const wordsOf = (answer: Answer): string | null => {
  const words = messageOf(answer)
  return words === DEFAULT_ERROR || words === TITLE ? null : words
}

const isSent = (answer: Answer): boolean => answer?.kind !== 'failed' || answer.reason !== 'offline'

/** LT33; LS07 for a sale that was not sent, LS08 for one that was refused. */
export const problemOf = (kind: InvoiceKind, answer: Answer): Problem => {
  if (kind === 'tool') return { message: 'Произошла ошибка при регистрации инструмента', reason: wordsOf(answer) }
  if (isSent(answer)) return { message: wordsOf(answer) ?? DEFAULT_ERROR, reason: null }
  return { message: 'Не удалось зарегистрировать продажу', reason: wordsOf(answer) }
}

/** A problem of the rest of the document, whose first parts are registered all the same (D76). */
export const afterParts = (problem: Problem, progress: PartsProgress): Problem =>
  progress.registered > 0
    ? { ...problem, reason: [progressText(progress), ...(problem.reason === null ? [] : [problem.reason])].join('. ') }
    : problem

/** The message of «Добавить» on its row (LT29). */
export const addProblemOf = (answer: Answer): string => wordsOf(answer) ?? 'Ошибка'
