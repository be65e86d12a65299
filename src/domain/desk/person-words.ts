/** What the desk says of a person while their data are closed. */

/** «+7 (•••) •••-•0-01». @param tail the last three digits */
export const maskedPhone = (tail: string): string => `+7 (•••) •••-•${tail.slice(0, 1)}-${tail.slice(1)}`

const RELATIONS: Readonly<Record<string, string>> = {
  'serial seller': 'продал этот инструмент',
  'serial buyer': 'зарегистрировал покупку',
  'receipt seller': 'чек продажи',
  'receipt buyer': 'чек покупки',
  'point administrator': 'администратор точки',
  'point member': 'продавец точки',
}

/** What links a person to what was looked for; empty for a phone, which says it itself, and for what a newer server knows. */
export const relationWords = (foundBy: string, relation: string): string => RELATIONS[`${foundBy} ${relation}`] ?? ''

const INN: Readonly<Record<string, { text: string; tone: 'success' | 'progress' | 'danger' }>> = {
  ACCEPTED: { text: 'ИНН подтверждён', tone: 'success' },
  MANUAL_CHECK: { text: 'ИНН проверяют вручную', tone: 'progress' },
  AWAITING_CHECK: { text: 'ИНН проверяется', tone: 'progress' },
  REFUSED: { text: 'ИНН отклонён', tone: 'danger' },
}

/** The state of the INN; null where there is none to speak of. */
export const innWords = (status: string | null) => (status === null ? null : (INN[status] ?? null))

const STATES: Readonly<Record<string, string>> = {
  done: 'записано',
  waiting: 'ждёт второго оператора',
  refused: 'второй оператор отказал',
}

/** What has become of a correction. */
export const correctionWords = (state: string): string => STATES[state] ?? 'другое состояние'

/** Initials for the round sign of a row: «СА». */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .filter((letter) => /\p{L}/u.test(letter))
    .slice(0, 2)
    .join('')
    .toUpperCase()
