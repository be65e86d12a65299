/** Days as plain text: «2026-11-20» inside, «20.11.2026» for people. No clock: today comes from outside. */
export type Day = string

const two = (part: number) => String(part).padStart(2, '0')

export const dayOf = (date: Date): Day =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

export const dateOf = (day: Day): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

export const textOfDay = (day: Day): string => day.split('-').toReversed().join('.')

/** The day a text stands for; undefined while it is not a whole date that exists. */
export const dayOfText = (text: string): Day | undefined => {
  if (!/^\d{2}\.\d{2}\.\d{4}$/.test(text)) return undefined
  const day = text.split('.').toReversed().join('-')
  return dayOf(dateOf(day)) === day ? day : undefined
}

export const addDays = (day: Day, days: number): Day => {
  const date = dateOf(day)
  date.setDate(date.getDate() + days)
  return dayOf(date)
}

/** The first day of the month so many months away. */
export const addMonths = (day: Day, months: number): Day => {
  const date = dateOf(day)
  return dayOf(new Date(date.getFullYear(), date.getMonth() + months, 1))
}

export const yearOf = (day: Day): number => dateOf(day).getFullYear()
export const monthOf = (day: Day): number => dateOf(day).getMonth()
export const dayOfMonth = (year: number, month: number): Day => dayOf(new Date(year, month, 1))
