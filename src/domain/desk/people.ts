/** What operators say when they open a person's data, close their access or correct their points. Portal and server share it. */

/** Why closed data are shown: a closed list, so that the audit can keep it. */
export const REVEAL_REASONS = [
  'chatRequest',
  'callRequest',
  'caseCheck',
  'payoutCheck',
  'dataRequest',
  'authorityRequest',
] as const
export type RevealReason = (typeof REVEAL_REASONS)[number]

/** The same in words, as buttons and the audit have them. */
export const REVEAL_REASON_WORDS: Readonly<Record<RevealReason, string>> = {
  chatRequest: 'обращение в чат',
  callRequest: 'звонок в поддержку',
  caseCheck: 'проверка заявки',
  payoutCheck: 'разбор выплаты',
  dataRequest: 'просьба человека о своих данных',
  authorityRequest: 'запрос государственного органа',
}

/** How long data stay shown, in milliseconds. */
export const SHOWN_FOR = 5 * 60_000

/** Above this many points a day, by person or by operator, a second operator has to agree. */
export const SECOND_ABOVE = 1000

/** The most that one correction may move. */
export const CORRECTION_MOST = 100_000
