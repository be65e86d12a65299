/** The sum of a withdrawal: whole rubles between the least sum and the nearest limit (VL71, VL72; A70). One point is one ruble. */
import { formatPoints, parseSum } from './money.ts'
import { LEAST_PAYOUT } from './payout.ts'

/** What a person has and may withdraw, in rubles; null is unknown, or no limit. */
export interface Purse {
  available: number
  expected: number | null
  held: number | null
  limits: {
    least: number
    perPayout: number | null
    leftToday: number | null
    perYear: number | null
    /** What the year's limit leaves. */
    leftThisYear: number | null
    /** For the arrival of the money (C05). */
    workingDays: number | null
  }
}

/** The purse of a server that tells the balance alone (E06): of the limits only the specified least sum is known. */
export const barePurse = (available: number): Purse => ({
  available,
  expected: null,
  held: null,
  limits: { least: LEAST_PAYOUT, perPayout: null, leftToday: null, perYear: null, leftThisYear: null, workingDays: null },
})

/** A typed sum. «500», «1 500», «500,00» and «500.00» are whole rubles. */
export type TypedSum = { kind: 'empty' } | { kind: 'rubles'; rubles: number } | { kind: 'fraction' } | { kind: 'strange' }

export const typedSum = (text: string): TypedSum => {
  if (text.trim() === '') return { kind: 'empty' }
  const kopecks = parseSum(text)
  if (kopecks === null) return { kind: 'strange' }
  return kopecks % 100 === 0 ? { kind: 'rubles', rubles: kopecks / 100 } : { kind: 'fraction' }
}

/** The greatest sum of one withdrawal now, whole rubles; it may be below the least one. */
export const mostOf = ({ available, limits }: Purse): number =>
  Math.floor(Math.min(available, ...[limits.perPayout, limits.leftToday, limits.leftThisYear].filter((limit) => limit !== null)))

/** What is wrong with a typed sum. A sum below the least one is no mistake: leaving the field raises it (VL72). */
export const sumProblem = (text: string, purse: Purse): string | null => {
  const typed = typedSum(text)
  if (typed.kind === 'strange') return 'Только цифры'
  if (typed.kind === 'fraction') return 'Только целые рубли'
  if (typed.kind === 'empty') return null
  const { rubles } = typed
  const { perPayout, leftToday, leftThisYear } = purse.limits
  if (rubles > purse.available) return `Больше, чем на счёте. Можно вывести до ${formatPoints(mostOf(purse))} ₽`
  if (leftThisYear !== null && rubles > leftThisYear) return `До годового лимита осталось ${formatPoints(leftThisYear)} ₽`
  if (leftToday !== null && rubles > leftToday) return `Сегодня можно вывести ещё ${formatPoints(leftToday)} ₽`
  if (perPayout !== null && rubles > perPayout) return `За один раз можно вывести до ${formatPoints(perPayout)} ₽`
  return null
}

/** The sum that may be sent, whole rubles; null while there is none. */
export const payableSum = (text: string, purse: Purse): number | null => {
  const typed = typedSum(text)
  return typed.kind === 'rubles' && typed.rubles >= purse.limits.least && sumProblem(text, purse) === null ? typed.rubles : null
}

/** Whether the balance allows any withdrawal (A70). */
export const hasLeast = ({ available, limits }: Purse): boolean => available >= limits.least

/** The text after leaving the field: an empty or too low sum becomes the least one; a wrong text stays (VL72). */
export const leftSum = (text: string, least: number): string => {
  const typed = typedSum(text)
  if (typed.kind === 'empty') return String(least)
  if (typed.kind === 'rubles') return String(Math.max(typed.rubles, least))
  const kopecks = parseSum(text)
  return kopecks !== null && kopecks < least * 100 ? String(least) : text
}
