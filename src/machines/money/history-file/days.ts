/** The days of a file: those of the list's period, as far as the server puts them into one file. */
import type { Day } from '../../../domain/dates/day.ts'
import { addDays, addYears } from '../../../domain/dates/days.ts'
import { boundsOf, type Period } from '../../../domain/dates/period.ts'
import { tableFileName } from '../../../domain/dates/file-name.ts'
import type { FileOrder } from '../../fragments/table-file/types.ts'
import type { FileDays } from './types.ts'

/** The first day of the year that ends with this one: a file has no more. */
const yearBefore = (day: Day): Day => addDays(addYears(day, -1), 1)

/** An open end is today, an open beginning a year before the end; of a longer period the file has the last year. */
export const fileDays = (period: Period, today: Day): FileDays => {
  const { from, to } = boundsOf(period, today)
  const last = to ?? (from !== null && from > today ? from : today)
  const earliest = yearBefore(last)
  return { from: from === null || from < earliest ? earliest : from, to: last }
}

/** The file of these days: «История баллов 01.11.2026–27.11.2026.csv». */
export const historyFile = (days: FileDays): FileOrder<FileDays> => ({
  name: tableFileName('История баллов', days),
  request: days,
})
