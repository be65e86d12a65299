/** What cells of the programme's files mean. A cell that means nothing gives a refusal in words. */
import { moscowDay } from '../../../src/domain/dates/dates.ts'
import { formatDay, parseDay } from '../../../src/domain/dates/day.ts'
import type { Day } from '../../../src/domain/dates/day.ts'
import { parseSum } from '../../../src/domain/money/money.ts'
import { bare, tidyLine } from '../../../src/domain/texts/visible.ts'
import type { Refused } from './kind.ts'

/** A value, null for an empty cell, or why it is none. */
type Read<Value> = { value: Value | null } | Refused

const EMPTY = { value: null }
const LONGEST_NAME = 200
/** Rubles and points: no tool costs more. */
const MOST_RUBLES = 10_000_000
const MOST_POINTS = 100_000
const MOST_MONTHS = 240
const FIRST_MADE = '1950-01-01'

/** The name of a model or a document, one line. */
export const readName = (title: string, text: string): { value: string } | Refused => {
  const value = tidyLine(text)
  if (value === '') return { refused: `«${title}» не заполнено` }
  return value.length > LONGEST_NAME ? { refused: `«${title}» длиннее ${LONGEST_NAME} знаков` } : { value }
}

/** «13 900», «13 900,50 ₽». @returns kopecks */
export const readPrice = (title: string, text: string): Read<number> => {
  if (text === '') return EMPTY
  const value = parseSum(bare(text).replace(/(?:₽|руб\.?|р\.?)$/i, ''))
  if (value === null) return { refused: `«${title}» — сумма в рублях, например 13900 или 13 900,50, а не «${text}»` }
  if (value === 0) return { refused: `«${title}» не может быть нулём: оставьте ячейку пустой` }
  return value > MOST_RUBLES * 100 ? { refused: `«${title}» больше ${MOST_RUBLES} ₽` } : { value }
}

const readWhole = (title: string, text: string, most: number, unit: string): Read<number> => {
  if (text === '') return EMPTY
  const digits = bare(text)
  if (!/^\d+$/.test(digits)) return { refused: `«${title}» — целое число ${unit}, а не «${text}»` }
  const value = Number(digits)
  return value > most ? { refused: `«${title}» больше ${most}` } : { value }
}

/** Whole points. @returns kopecks: a point is a ruble */
export const readPoints = (title: string, text: string): Read<number> => {
  const read = readWhole(title, text, MOST_POINTS, 'баллов')
  return 'refused' in read || read.value === null ? read : { value: read.value * 100 }
}

export const readMonths = (title: string, text: string): Read<number> => {
  const read = readWhole(title, text, MOST_MONTHS, 'месяцев')
  return 'value' in read && read.value === 0 ? { refused: `«${title}» не может быть нулём` } : read
}

/** «05.11.2026», or as databases write it, «2026-11-05». */
export const readDay = (title: string, text: string): Read<Day> => {
  if (text === '') return EMPTY
  const value = parseDay(/^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text) : text)
  return value === null ? { refused: `«${title}» — дата, например 05.11.2026, а не «${text}»` } : { value }
}

/** A day on which a tool may have been made. @param now epoch milliseconds */
export const readMade = (title: string, text: string, now: number): Read<Day> => {
  const read = readDay(title, text)
  if ('refused' in read || read.value === null) return read
  if (read.value > moscowDay(now)) return { refused: `«${title}» ещё не наступила: ${formatDay(read.value)}` }
  return read.value < FIRST_MADE ? { refused: `«${title}» раньше ${formatDay(FIRST_MADE)}` } : read
}
