/** Tables as files: what the server writes and the portal looks for, and how a saved file is called. */
import { formatDay } from '../dates/day.ts'
import type { DayRange } from '../dates/period.ts'

/** The first cell of the last line, which tells the number of rows: only a whole file has it (D199). */
export const END_OF_TABLE = 'Строк'

const daysOf = ({ from, to }: DayRange): string => {
  if (from !== null && to !== null) return `${formatDay(from)}–${formatDay(to)}`
  if (from !== null) return `с ${formatDay(from)}`
  return to === null ? 'все' : `по ${formatDay(to)}`
}

/** The name of a saved table: «Продажи 01.11.2026–27.11.2026.csv», «Продажи все.csv». */
export const tableFileName = (title: string, days: DayRange): string => `${title} ${daysOf(days)}.csv`
