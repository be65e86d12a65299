/**
 * What a typed, pasted or filled-in text gives a field that has room for a fixed number of digits. A text with more digits than the
 * field has room for is refused in words: cut, it would be another complete number.
 */
import { isForeignPhone } from './foreign-phone.ts'

/** The fields with a fixed number of digits. */
export type EntryKind = 'phone' | 'date' | 'card' | 'expiry' | 'cardCode' | 'department' | 'passport' | 'smsCode'

/** How many digits the field has room for; of a phone those after +7. */
const ROOM: Record<EntryKind, number> = {
  phone: 10,
  date: 8,
  card: 16,
  expiry: 4,
  cardCode: 3,
  department: 6,
  passport: 10,
  smsCode: 6,
}

const NEEDED: Record<EntryKind, string> = {
  phone: 'нужен российский номер, +7 и ещё 10 цифр',
  date: 'нужна одна дата, дд.мм.гггг',
  card: 'в номере карты 16 цифр',
  expiry: 'нужны месяц и год, например 12/29',
  cardCode: 'в коде 3 цифры',
  department: 'в коде подразделения 6 цифр',
  passport: 'в серии и номере паспорта 10 цифр',
  smsCode: 'в коде 6 цифр',
}

/** The ASCII digits of a text; those of other scripts are no digits here. */
export const digitsOf = (text: string): string => text.replaceAll(/[^0-9]/g, '')

/**
 * Strips the country code from the start of a phone: 8XXXXXXXXXX, +7XXXXXXXXXX and 9XXXXXXXXX are one number.
 * Mobile codes begin with 9, so a leading 7 or 8 can only be the country's.
 */
export const withoutCountryCode = (text: string): string => {
  const digits = digitsOf(text)
  return digits.length === 11 || !digits.startsWith('9') ? digits.replace(/^[78]/, '') : digits
}

interface Part {
  digits: string
  /** A non-digit follows: the part is complete. */
  isWhole: boolean
}

const partsOf = (text: string): Part[] =>
  [...text.matchAll(/([0-9]+)([^0-9]?)/g)].map(([, digits = '', sign = '']) => ({ digits, isWhole: sign !== '' }))

/** Pads a day or month that is complete, because a non-digit follows: «5.» is «05». */
const twoDigits = ({ digits, isWhole }: Part): string => (isWhole ? digits.padStart(2, '0') : digits)
const whole = ({ digits }: Part): string => digits.padStart(2, '0')

/**
 * The digits of dd.MM.yyyy from a date in any usual spelling, complete or not: «5.11.2026», «5/11/2026», «2026-11-20».
 * A time after the year is dropped; the year stays unchanged, so a two-digit year is invalid.
 */
export const dateDigits = (text: string): string => {
  const [first, second, third] = partsOf(text)
  if (first?.digits.length === 4 && second && third) return whole(third) + whole(second) + first.digits
  return [first, second].map((part) => (part ? twoDigits(part) : '')).join('') + (third?.digits ?? '')
}

/** Behind the date, a time of the day, with seconds, fractions and a zone or without. */
const TIME = /^[^0-9]{0,3}[0-2]?[0-9]:[0-5][0-9](?::[0-5][0-9](?:[.,][0-9]{1,9})?)?(?: ?(?:Z|[+-][0-9]{2}:?[0-9]{2}))?[^0-9]*$/

/** One date, and nothing after it but a time. */
const isOneDate = (text: string): boolean => {
  const parts = [...text.matchAll(/[0-9]+/g)]
  const [first, , third] = parts
  if (parts.length < 3 || !first || !third) return digitsOf(text).length <= ROOM.date
  if (dateDigits(text).length > ROOM.date || first[0].length === 3) return false
  const rest = text.slice(third.index + third[0].length)
  return parts.length === 3 || TIME.test(rest)
}

/** The years of this century with their first two digits. */
const LONG_YEAR = /^20([0-9]{0,2})$/

/**
 * The digits of MM/yy from a card's month and year in any usual spelling, complete or not: «1/27», «12/2026», «122026», «2026-12».
 * While a long year is being typed behind its month, «12/202», its century is dropped.
 */
export const expiryDigits = (text: string): string => {
  const [first, second, ...more] = partsOf(text)
  if (!first || more.length > 0) return digitsOf(text)
  if (!second) return first.digits.length === 6 ? first.digits.replace(/^([0-9]{2})20/, '$1') : twoDigits(first)
  const isYearFirst = first.digits.length === 4
  const [month, year] = isYearFirst ? [whole(second), first.digits] : [twoDigits(first), second.digits]
  return month + (year.length > 2 ? year.replace(LONG_YEAR, '$1') : year)
}

/** The digits that a text gives a field which is empty, or is replaced as a whole. */
const entryDigits = (kind: EntryKind, text: string): string => {
  if (kind === 'phone') return withoutCountryCode(text)
  if (kind === 'date') return dateDigits(text)
  return kind === 'expiry' ? expiryDigits(text) : digitsOf(text)
}

/** Whether the field can show the text without losing a digit that counts. */
export const fitsEntry = (kind: EntryKind, text: string): boolean => {
  if (kind === 'phone' && isForeignPhone(text)) return false
  return kind === 'date' ? isOneDate(text) : entryDigits(kind, text).length <= ROOM[kind]
}

/** Whether digits fit between those that stand in the field. @param around the digits of the field that stay */
export const hasRoom = (kind: EntryKind, around: string, text: string): boolean =>
  around.length + digitsOf(text).length <= ROOM[kind]

/** How the text that was refused came: one digit too many was typed, a text was put in, or it stood there before. */
export type Refused = 'typed' | 'pasted' | 'found'

const LEADS: Record<Refused, string> = { typed: 'Лишняя цифра', pasted: 'Не вставлено', found: 'Не подходит' }

/** What a person reads of a text that a field has refused. */
export const entryProblem = (kind: EntryKind, how: Refused): string => `${LEADS[how]}: ${NEEDED[kind]}`
