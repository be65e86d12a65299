/** The sum of a withdrawal: whole rubles between the least sum and the nearest limit (VL71, VL72; A70). One point is one ruble. */
import { formatPoints, formatRubles, parseSum } from './money.ts'
import { LEAST_PAYOUT } from './payout.ts'

/** What a person has and may withdraw, in rubles; null is unknown, or no limit. */
export interface Purse {
  available: number
  expected: number | null
  held: number | null
  earnedThisMonth: number | null
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
  earnedThisMonth: null,
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

/** What a sum is judged by, in rubles; null is no limit. The portal has it from the server's summary, the server from its tables. */
export interface Room {
  available: number
  limits: Pick<Purse['limits'], 'least' | 'perPayout' | 'leftToday' | 'leftThisYear'>
}

/** The greatest sum of one withdrawal now, whole rubles; it may be below the least one. */
export const mostOf = ({ available, limits }: Room): number =>
  Math.floor(Math.min(available, ...[limits.perPayout, limits.leftToday, limits.leftThisYear].filter((limit) => limit !== null)))

/** The first thing that is wrong with a sum. */
export type SumFault = 'least' | 'balance' | 'year' | 'day' | 'payout'

/**
 * The one rule of a withdrawal's sum, of portal and server: whatever both know is judged here, in this order (A70, VL72, D86).
 * @param rubles a sum of whole rubles
 */
export const judgeSum = (rubles: number, { available, limits }: Room): SumFault | null => {
  const { least, perPayout, leftToday, leftThisYear } = limits
  if (rubles < least) return 'least'
  if (rubles > available) return 'balance'
  if (leftThisYear !== null && rubles > leftThisYear) return 'year'
  if (leftToday !== null && rubles > leftToday) return 'day'
  return perPayout !== null && rubles > perPayout ? 'payout' : null
}

/** VL72: stands under the field before anything is typed, too. */
export const leastText = (least: number): string => `Минимальная сумма вывода ${formatPoints(least)}`

const balanceText = (room: Room): string => {
  const most = mostOf(room)
  return most < room.limits.least ? 'Больше, чем на счёте' : `Больше, чем на счёте. Можно вывести до ${formatRubles(most)}`
}

/** What a person reads of a fault, whoever has found it. */
export const sumFaultText = (fault: SumFault, room: Room): string => {
  const { least, perPayout, leftToday, leftThisYear } = room.limits
  const texts: Record<SumFault, string> = {
    least: leastText(least),
    balance: balanceText(room),
    year: leftThisYear === 0 ? 'Годовой лимит выплат исчерпан' : `До годового лимита осталось ${formatRubles(leftThisYear ?? 0)}`,
    day: leftToday === 0 ? 'Сегодня больше вывести нельзя' : `Сегодня можно вывести ещё ${formatRubles(leftToday ?? 0)}`,
    payout: `За один раз можно вывести до ${formatRubles(perPayout ?? 0)}`,
  }
  return texts[fault]
}

/** What is wrong with the writing of a sum; null for whole rubles and for nothing. */
export const writingProblem = ({ kind }: TypedSum): string | null => {
  if (kind === 'strange') return 'Только цифры'
  return kind === 'fraction' ? 'Только целые рубли' : null
}

/** What is wrong with a typed sum. A sum below the least one is no mistake: leaving the field raises it (VL72). */
export const sumProblem = (text: string, purse: Purse): string | null => {
  const typed = typedSum(text)
  if (typed.kind !== 'rubles') return writingProblem(typed)
  const fault = judgeSum(typed.rubles, purse)
  return fault === null || fault === 'least' ? null : sumFaultText(fault, purse)
}

/** The sum that may be sent, whole rubles; null while there is none. */
export const payableSum = (text: string, purse: Purse): number | null => {
  const typed = typedSum(text)
  return typed.kind === 'rubles' && judgeSum(typed.rubles, purse) === null ? typed.rubles : null
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
