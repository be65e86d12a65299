import { moscowDay } from '../../../src/domain/dates.ts'

/** Moscow's midnight of the same day some months later; the last day of a shorter month when it has no such day. */
export const addMonths = (from: Date, months: number): Date => {
  const [year = 0, month = 0, day = 0] = moscowDay(from.getTime()).split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const there = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
  return new Date(`${there.toISOString().slice(0, 10)}T00:00:00+03:00`)
}
