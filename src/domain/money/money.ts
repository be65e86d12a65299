/** Money is integer kopecks inside; outside it is a string of rubles with two decimals, or points (1 point = 1 ruble). */
import { bare } from '../texts/visible.ts'

const SUM = /^(\d{1,12})(?:\.(\d{1,2}))?$/

/**
 * Parses a typed sum. A comma counts as a dot, spaces between thousands are dropped.
 * @returns kopecks, or null when the text is not a sum with at most two decimals (VL59)
 */
export const parseSum = (text: string): number | null => {
  const match = SUM.exec(bare(text).replace(',', '.'))
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** Kopecks in the format of requests and fields: «4990.00» (VL60). */
export const formatSum = (kopecks: number): string => {
  const rubles = Math.trunc(kopecks / 100)
  return `${rubles}.${String(kopecks % 100).padStart(2, '0')}`
}

/** A typed sum in the format of requests; any other text stays (VL60). */
export const tidySum = (text: string): string => {
  const kopecks = parseSum(text)
  return kopecks === null ? text : formatSum(kopecks)
}

/** Kopecks as points of the wire format (rubles, at most two decimals). */
export const toPoints = (kopecks: number): number => kopecks / 100

/** No line ends between a number and its sign. */
const RUBLE = '\u00A0₽'
export const MINUS = '−'

/** The one way in which money and points are written (F08): U+202F between groups, a comma before two digits of kopecks. */
const written = (kopecks: number, shown: 'always' | 'ifAny'): string => {
  const [rubles = '', rest = ''] = formatSum(Math.abs(kopecks)).split('.')
  const groups = rubles.replaceAll(/\B(?=(\d{3})+$)/g, '\u202F')
  return `${kopecks < 0 ? MINUS : ''}${groups}${shown === 'ifAny' && rest === '00' ? '' : `,${rest}`}`
}

const toKopecks = (points: number): number => Math.round(points * 100)

/** Points in display format: «12 450», «12 450,50», with a sign «+12 450» when positive (zero has none). */
export const formatPoints = (points: number, sign: 'plain' | 'signed' = 'plain'): string => {
  const kopecks = toKopecks(points)
  return `${sign === 'signed' && kopecks > 0 ? '+' : ''}${written(kopecks, 'ifAny')}`
}

/** Money in display format: «7 990 ₽», «7 990,50 ₽». @param rubles at most two decimals */
export const formatRubles = (rubles: number): string => `${written(toKopecks(rubles), 'ifAny')}${RUBLE}`

/** The sum of a receipt or an invoice: «4 990,00 ₽», with kopecks always. @param kopecks its sum */
export const formatDocumentSum = (kopecks: number): string => `${written(kopecks, 'always')}${RUBLE}`

/** The sum of a receipt as a field has it; a text that is no sum stays. */
export const formatReceiptSum = (text: string): string => {
  const kopecks = parseSum(text)
  return kopecks === null ? text : formatDocumentSum(kopecks)
}

/**
 * The point administrator's share of a seller's bonus (C01).
 * @param bonus kopecks, @param percent whole percent
 * @returns kopecks, rounded down
 */
export const adminShare = (bonus: number, percent: number): number => Math.floor((bonus * percent) / 100)
