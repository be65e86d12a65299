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

/** A receipt's sum as people read it: «4 990,00 ₽», with kopecks always; any other text stays. */
export const formatReceiptSum = (text: string): string => {
  const [rubles = '', kopecks] = tidySum(text).split('.')
  return kopecks === undefined ? text : `${rubles.replaceAll(/\B(?=(\d{3})+$)/g, '\u202F')},${kopecks}\u00A0₽`
}

/** A typed sum in the format of requests; any other text stays (VL60). */
export const tidySum = (text: string): string => {
  const kopecks = parseSum(text)
  return kopecks === null ? text : formatSum(kopecks)
}

/** Kopecks as points of the wire format (rubles, at most two decimals). */
export const toPoints = (kopecks: number): number => kopecks / 100

const spaced = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })

/** Points in display format: «12 450», with a sign «+12 450» when positive (zero has none). */
export const formatPoints = (points: number, sign: 'plain' | 'signed' = 'plain'): string =>
  `${sign === 'signed' && points > 0 ? '+' : ''}${spaced.format(points)}`

/**
 * The point administrator's share of a seller's bonus (C01).
 * @param bonus kopecks, @param percent whole percent
 * @returns kopecks, rounded down
 */
export const adminShare = (bonus: number, percent: number): number => Math.floor((bonus * percent) / 100)
