/** Parses the QR code of a receipt, in every format of cash registers and OFD sites (VL64, VL65, B11). */
import { dayOfWireTime } from '../dates/dates.ts'
import { formatDay } from '../dates/day.ts'
import { RECEIPT_FIELD_LENGTH } from '../portal/limits.ts'
import { formatReceiptSum, formatSum, parseSum } from '../money/money.ts'
import { bare } from '../texts/visible.ts'
import { canonicalNumber, SALE_RECEIPT } from './receipt.ts'

export interface QrReceipt {
  fn: string
  /** The code's «i». */
  fd: string
  fp: string
  kopecks: number
  /** dd-MM-yyyyTHH:mm:ss */
  time: string
}

export type QrReading =
  | { kind: 'receipt'; receipt: QrReceipt }
  /** A receipt, but not of a sale; the reason is shown to the user. */
  | { kind: 'refused'; reason: string }
  | { kind: 'notReceipt' }

const NOT_RECEIPT: QrReading = { kind: 'notReceipt' }

/** The tax service's names for the kinds of receipt that are no sale. */
const REFUSED_KINDS = new Map([
  [2, 'чек возврата прихода (возврат покупки)'],
  [3, 'чек расхода'],
  [4, 'чек возврата расхода'],
])

const KEYS = new Set(['t', 's', 'fn', 'i', 'fp', 'n'])

/** Decodes «%3A» and the like; an unescaped text stays unchanged. */
const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** @returns the fields by lower-case key; null when a key occurs twice with different values */
const fieldsOf = (text: string): Map<string, string> | null => {
  const fields = new Map<string, string>()
  const plain = bare(text).replaceAll(/&(?:amp;)+/gi, '&')
  for (const part of plain.split(/[?&#]/)) {
    const at = part.indexOf('=')
    const key = part.slice(0, Math.max(0, at)).toLowerCase()
    if (!KEYS.has(key)) continue
    const value = unescaped(part.slice(at + 1)).trim()
    if ((fields.get(key) ?? value) !== value) return null
    fields.set(key, value)
  }
  return fields
}

const TIME = /^(\d{4})-?(\d{2})-?(\d{2})T(\d{2}):?(\d{2})(?::?(\d{2}))?$/i

/** «20230131T1507» is 15:07:00 (VL65). @returns null for an invalid day or time */
const timeOf = (text: string): string | null => {
  const match = TIME.exec(text)
  if (!match) return null
  const [, year, month, day, hours, minutes, seconds = '00'] = match
  const time = `${day}-${month}-${year}T${hours}:${minutes}:${seconds}`
  return dayOfWireTime(time) === null ? null : time
}

const NUMBER = new RegExp(`^[0-9]{1,${RECEIPT_FIELD_LENGTH}}$`)

/** A code without «n» is a sale: the specification does not require it. */
const refusalOf = (kind: string | undefined): QrReading | null => {
  if (kind === undefined || Number(kind) === SALE_RECEIPT) return null
  const name = REFUSED_KINDS.get(Number(kind)) ?? 'чек неизвестного вида'
  return { kind: 'refused', reason: `Это ${name}. Нужен чек продажи` }
}

/** Parses the text of a code, or a link to the receipt on the site of any OFD. */
export const parseReceiptQr = (text: string): QrReading => {
  const fields = fieldsOf(text)
  const time = timeOf(fields?.get('t') ?? '')
  const kopecks = parseSum(fields?.get('s') ?? '')
  const [fn = '', fd = '', fp = ''] = ['fn', 'i', 'fp'].map((key) => fields?.get(key))
  const kind = fields?.get('n')
  const isWhole = time !== null && kopecks !== null && [fn, fd, fp].every((number) => NUMBER.test(number))
  if (!isWhole || (kind !== undefined && !/^[0-9]{1,2}$/.test(kind))) return NOT_RECEIPT
  return refusalOf(kind) ?? { kind: 'receipt', receipt: { fn, fd, fp, kopecks, time } }
}

/** The scan's target: a code of any receipt, even one that will be refused. */
export const isReceiptQr = (text: string): boolean => parseReceiptQr(text).kind !== 'notReceipt'

/** Whether two codes are of different receipts: one receipt may be photographed with both of its prints. */
export const areTwoReceipts = (one: string, other: string): boolean => {
  const [left, right] = [fieldsOf(one), fieldsOf(other)]
  return ['fn', 'i', 'fp'].some((key) => canonicalNumber(left?.get(key) ?? '') !== canonicalNumber(right?.get(key) ?? ''))
}

/** A receipt's sum and day, as a person knows it apart from another: «4 990,00 ₽ от 20.11.2026». */
export const receiptName = (text: string): string => {
  const reading = parseReceiptQr(text)
  if (reading.kind !== 'receipt') return reading.kind === 'refused' ? 'чек не продажи' : 'другой код'
  const { dateTime, totalSum } = fieldsOfQr(reading.receipt)
  return `${formatReceiptSum(totalSum)} от ${dateTime}`
}

/** The codes of sales among several: the person may choose between them. */
export const salesAmong = (texts: readonly string[]): string[] => texts.filter((text) => parseReceiptQr(text).kind === 'receipt')

/** Beside a photograph of several receipts of which none was chosen. */
export const severalText = (texts: readonly string[]): string =>
  `На фотографии несколько чеков: ${texts.map(receiptName).join(' и ')}. Снимите нужный отдельно или введите его данные вручную`

/** The form fields of manual entry. */
export interface QrFields {
  /** dd.MM.yyyy */
  dateTime: string
  /** Rubles, two decimals. */
  totalSum: string
  fn: string
  fd: string
  fp: string
}

export const fieldsOfQr = ({ fn, fd, fp, kopecks, time }: QrReceipt): QrFields => ({
  dateTime: formatDay(dayOfWireTime(time) ?? ''),
  totalSum: formatSum(kopecks),
  fn,
  fd,
  fp,
})
