/** The headings of days over the rows of a phone. */
import { dayOfInstant } from '../../../domain/dates/dates.ts'
import { formatDay, type Day } from '../../../domain/dates/day.ts'
import { addDays } from '../../../domain/dates/days.ts'

const titleOf = (day: Day | null, today: Day): string => {
  if (day === null) return 'Без даты'
  if (day === today) return 'Сегодня'
  return day === addDays(today, -1) ? 'Вчера' : formatDay(day)
}

/**
 * @param rows in the order of their days
 * @returns the title over each row that begins a day, by the row's id
 */
export const dayHeadings = <Row extends { id: string }>(
  rows: readonly Row[],
  atOf: (row: Row) => string | null,
  today: Day,
): ReadonlyMap<string, string> => {
  const titles = new Map<string, string>()
  let before: Day | null | undefined
  for (const row of rows) {
    const at = atOf(row)
    const day = at && dayOfInstant(at)
    if (day !== before) titles.set(row.id, titleOf(day, today))
    before = day
  }
  return titles
}
