/** The words of a registration's way, from its acceptance to points or a warranty. */
import { formatInstant, formatInstantDay } from '../../../domain/dates/dates.ts'
import { pointsText } from '../../../domain/money/points-text.ts'
import { isSaleStatus, type StatusReader } from '../../../domain/sales/sale-status.ts'
import { rowWords, type RowWords } from '../../../domain/sales/sale-words.ts'
import type { Outcome } from './told.ts'
import type { AddToolContext } from './types.ts'

/** A step of the way: done, going on, failed, or still to come. */
export interface WayStep {
  title: string
  text: string | null
  state: 'done' | 'now' | 'failed' | 'next'
}

const step = (state: WayStep['state'], title: string, text: string | null = null): WayStep => ({ title, text, state })

const checkOf = ({ status, fate }: Outcome, { isRegistered, state, next, until }: RowWords): WayStep[] => {
  if (status === 'RESERVED') return [step('now', state, until), step('next', 'Продажа с чеком', next)]
  if (status === 'FAIL') return [step('failed', state, next)]
  if (status === 'FINISH') return [step('done', 'Чек подтверждён', 'Проверка закончена')]
  if (isRegistered) return [step('done', state, next)]
  if (!isSaleStatus(status)) return [step('now', state, next)]
  if (status !== 'TAX_PENDING') return [step('now', 'Ручная проверка', until ?? next)]
  const isRepeated = fate?.step === 'taxSilent' || fate?.step === 'taxAbsent'
  return [step('now', 'Проверка ФНС', isRepeated ? `${state}. ${next}` : 'Обычно это занимает меньше минуты')]
}

/** Every step keeps its two lines, so that an end moves nothing under the finger. */
const pointsOf = ({ status, bonus }: Outcome): WayStep => {
  const title = bonus === null ? 'Баллы' : pointsText(bonus)
  return status === 'FINISH' ? step('done', title, 'Начислены') : step('next', title, 'Начислим, когда чек подтвердится')
}

const warrantyOf = ({ status, guaranteeExpire }: Outcome): WayStep =>
  guaranteeExpire === null
    ? step(status === 'FINISH' ? 'done' : 'next', 'Гарантия', status === 'FINISH' ? 'Началась' : 'Начнётся после проверки')
    : step('done', 'Гарантия', `До ${formatInstantDay(guaranteeExpire)}`)

const wordsOf = (outcome: Outcome, reader: StatusReader): RowWords => rowWords({ ...outcome, saleStatus: outcome.status }, reader)

/** The way of a registration, from its acceptance to points for a seller and a warranty for a buyer. */
export const wayOf = (outcome: Outcome, reader: StatusReader): WayStep[] => {
  const words = wordsOf(outcome, reader)
  const accepted = step('done', 'Принято', formatInstant(new Date(outcome.at).toISOString()))
  const end = reader === 'seller' ? pointsOf(outcome) : warrantyOf(outcome)
  return [accepted, ...checkOf(outcome, words), ...(outcome.status === 'FAIL' ? [] : [end])]
}

/**
 * The message of what has happened since the registration; null while nothing has. A failure without its reason is told as soon as
 * the list tells it.
 */
export const newsText = ({ outcome, reader }: Pick<AddToolContext, 'outcome' | 'reader'>): string | null => {
  if (outcome === null) return null
  if (outcome.status === 'FINISH') return reader === 'seller' ? 'Чек подтверждён, баллы начислены' : 'Чек подтверждён'
  if (outcome.status === outcome.answered && (outcome.status !== 'FAIL' || outcome.fate === null)) return null
  const { state, next } = wordsOf(outcome, reader)
  return `${state}. ${next}`
}
