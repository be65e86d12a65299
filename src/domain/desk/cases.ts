/** What waits for the desk, in words (C07): queues, reasons by digit, checks of a claim. */

export const CASE_KINDS = ['tool', 'document', 'inn', 'point', 'finding', 'payout', 'correction'] as const
export type CaseKind = (typeof CASE_KINDS)[number]

/** Titles of the queues. */
export const QUEUE_TITLES: Readonly<Record<CaseKind, string>> = {
  tool: 'Чеки',
  document: 'Документы',
  inn: 'ИНН',
  point: 'Точки',
  finding: 'Находки',
  payout: 'Выводы',
  correction: 'Поправки',
}

/** So much of a queue is counted: what waits beyond is waiting all the same. */
export const MOST_COUNTED = 100

/** «12», «99+». */
export const countedWords = (count: number): string => (count < MOST_COUNTED ? String(count) : `${MOST_COUNTED - 1}+`)

/** What an operator may decide; payouts have verdicts of their own. */
export type CaseVerdict = 'approve' | 'refuse' | 'settle' | 'return'

const BOTH: readonly CaseVerdict[] = ['approve', 'refuse']

/** Verdicts by queue, in the order of their buttons. */
export const VERDICTS: Readonly<Record<CaseKind, readonly CaseVerdict[]>> = {
  tool: BOTH,
  document: BOTH,
  inn: BOTH,
  point: BOTH,
  finding: BOTH,
  payout: ['settle', 'return'],
  correction: BOTH,
}

/** The words on a verdict's button. */
export const VERDICT_WORDS: Readonly<Record<CaseVerdict, string>> = {
  approve: 'Одобрить',
  refuse: 'Отказать',
  settle: 'Деньги ушли',
  return: 'Вернуть баллы',
}

/** Which verdicts must have a reason. */
export const needsReason = (verdict: CaseVerdict): boolean => verdict !== 'approve'

/** The least and the most of a reason. */
export const REASON = { least: 3, most: 300 } as const

/** Reasons of a refusal by digit, the first is 1; own words come after the last. A person reads them as they stand. */
export const REASONS: Readonly<Record<CaseKind, readonly string[]>> = {
  tool: ['В чеке другой товар', 'Чек не читается', 'Фотография уже была', 'Номер на наклейке другой'],
  document: [
    'Номера нет в документе',
    'Документ не читается',
    'Сумма в документе другая',
    'В документе другой покупатель или продавец',
  ],
  inn: ['ИНН принадлежит другому человеку', 'Налоговая служба такого ИНН не знает', 'Компания закрыта'],
  point: ['По этому адресу нет торговой точки', 'ИНН принадлежит другой организации', 'Такая точка уже есть'],
  finding: ['Чек уже был у другого', 'Баллы начислены дважды'],
  payout: ['Банк подтвердил письмом', 'В выписке платежа нет', 'Платёж стоит в другой выписке'],
  correction: ['Сумма не обоснована', 'Это решает другая строка очереди', 'Баллы уже исправлены'],
}

/** Checks of a claim, by name. */
export type CheckRule =
  | 'samePhoto'
  | 'belowPrice'
  | 'otherModel'
  | 'manyInMinute'
  | 'receiptsInRow'
  | 'beforeMade'
  | 'sharedCard'
  | 'sharedInn'

/** What has been found where a check fires. The person never reads it. */
export const CHECK_WORDS: Readonly<Record<CheckRule, string>> = {
  samePhoto: 'Такая фотография уже была',
  belowPrice: 'Сумма ниже цены модели',
  otherModel: 'В чеке другой товар',
  manyInMinute: 'Много заявок за минуту',
  receiptsInRow: 'Номера чеков идут подряд',
  beforeMade: 'Продан раньше, чем сделан',
  sharedCard: 'Карта у многих людей',
  sharedInn: 'ИНН у нескольких учётных записей',
}

/** A check that a newer server has. */
export const UNKNOWN_CHECK = 'Другая проверка'

/** The same checks where they find nothing. */
export const CHECK_PASSED: Readonly<Record<CheckRule, string>> = {
  samePhoto: 'Такой фотографии ещё не было',
  belowPrice: 'Сумма не ниже цены модели',
  otherModel: 'Модель есть в чеке',
  manyInMinute: 'Заявки не идут одна за другой',
  receiptsInRow: 'Номера чеков не идут подряд',
  beforeMade: 'Продан после того, как сделан',
  sharedCard: 'Карта у одного человека',
  sharedInn: 'ИНН у одной учётной записи',
}
