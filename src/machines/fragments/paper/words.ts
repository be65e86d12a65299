/** The analyst's words of a receipt's or an invoice's page, to be spread into those of its flow. */
import { renewalDelayWords, renewalEffectWords } from '../../kit/query/words.ts'

export const paperEventWords = { back: 'Нажимает «Назад» или «К списку»' } as const

export const paperGuardWords = {
  isAnswered: 'ответ получен',
  isAwaited: 'налоговая служба ещё не ответила',
  isStillAwaited: 'налоговая служба всё ещё не ответила',
  isLedAway: 'сессия закончилась или сервер недоступен: портал уже ведёт на другую страницу',
} as const

export const paperEffectWords = {
  leave: 'вернуться туда, откуда пришли, а по прямой ссылке — в список',
  takePaper: 'показать загруженное',
  ...renewalEffectWords,
} as const

export const paperDelayWords = renewalDelayWords
