/** The maximum age of a receipt (E08). The limits are the server's configuration; portal and server both apply them here. */
import { formatDay, type Day } from '../dates/day.ts'
import { addDays, addYears } from '../dates/days.ts'

/** The limits of a sale, in days, and of a purchase, in years. */
export interface ReceiptAge {
  saleDays: number
  purchaseYears: number
}

export interface AgeLimit {
  /** The oldest accepted day. */
  firstDay: Day
  /** The message at the date of an older receipt. */
  text: string
}

/** «1 дня», «21 дня», and «2 дней», «11 дней»: after «не старше» there are only these two forms. */
const counted = (count: number, one: string, many: string): string =>
  `${count} ${count % 10 === 1 && count % 100 !== 11 ? one : many}`

/** @param today the day from which the age is counted */
export const ageLimit = (kind: 'sale' | 'purchase', { saleDays, purchaseYears }: ReceiptAge, today: Day): AgeLimit => {
  const [firstDay, most] =
    kind === 'sale'
      ? [addDays(today, -saleDays), counted(saleDays, 'дня', 'дней')]
      : [addYears(today, -purchaseYears), counted(purchaseYears, 'года', 'лет')]
  return { firstDay, text: `Принимаем чеки не старше ${most}: с ${formatDay(firstDay)}` }
}
