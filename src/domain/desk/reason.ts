/** The reason of a decision, as the person reads it: a sentence of the list, the operator's own words, or both (C07). */
import { REASON, REASONS, type CaseKind } from './cases.ts'

const withStop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/**
 * @param sentences the list that the operator chooses from
 * @param picked the place of a sentence in it; null for own words alone
 * @param words the operator's own words, as typed
 */
export const joinedReason = (sentences: readonly string[], picked: number | null, words: string): string => {
  const own = words.trim()
  const listed = picked === null ? '' : (sentences[picked] ?? '')
  if (listed === '' || own === '') return listed || own
  return `${withStop(listed)} ${own}`
}

/** The reason of a case: `joinedReason` from the list of its kind. */
export const reasonText = (kind: CaseKind, picked: number | null, words: string): string =>
  joinedReason(REASONS[kind], picked, words)

/** Why a reason cannot be sent; null for a good one. */
export const reasonProblem = (text: string): string | null => {
  if (text === '') return 'Выберите причину или напишите свою'
  if (text.length < REASON.least) return 'Напишите причину подробнее'
  return text.length > REASON.most ? `Причина не длиннее ${REASON.most} знаков, сейчас ${text.length}` : null
}
