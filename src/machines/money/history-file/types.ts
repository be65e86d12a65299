import type { Day } from '../../../domain/dates/day.ts'

/** The days of the file, both included. */
export interface FileDays {
  from: Day
  to: Day
}
