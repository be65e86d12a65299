/** How a saved list is called (D202). */
import { formatDay } from './day.ts'
import type { DayRange } from './period.ts'

const daysOf = ({ from, to }: DayRange): string => {
  if (from !== null && to !== null) return `${formatDay(from)}–${formatDay(to)}`
  if (from !== null) return `с ${formatDay(from)}`
  return to === null ? 'все' : `по ${formatDay(to)}`
}

/** The name of a saved table: «Продажи 01.11.2026–27.11.2026.csv», «Продажи все.csv». */
export const tableFileName = (title: string, days: DayRange): string => `${title} ${daysOf(days)}.csv`
