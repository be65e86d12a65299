/** What an operator sees of a person's data before they are shown: enough to tell two people apart. */
import type { users } from '../../kernel/database/schema.ts'

type Person = typeof users.$inferSelect

/** The last three digits, as «+7 (•••) •••-•0-01» has them. */
export const mobileTail = (mobile: string): string => mobile.slice(-3)

/** «a•••@example.org»; the part behind the last at sign names nobody. */
export const maskedEmail = (email: string | null): string | null => {
  if (email === null || email === '') return null
  const at = email.lastIndexOf('@')
  return `${Array.from(email)[0] ?? ''}•••${at < 1 ? '' : email.slice(at)}`
}

/** «77••••••••80»: as long as it is. */
export const maskedInn = (inn: string | null): string | null =>
  inn === null || inn.length < 5 ? null : `${inn.slice(0, 2)}${'•'.repeat(inn.length - 4)}${inn.slice(-2)}`

/** «•••• ••••56»: of series and number of a passport nobody at the desk ever sees more. */
export const maskedSeries = (series: string | null): string | null => {
  const digits = series?.replaceAll(/\D/g, '') ?? ''
  return digits.length < 4 ? null : `•••• ••••${digits.slice(-2)}`
}

/** A whole name, of a company its own. */
export const wholeName = ({ organizationName, surname, username, patronymic }: Person): string =>
  organizationName ?? ([surname, username, patronymic].filter(Boolean).join(' ') || '-')

/** yyyy-MM-dd as the wire spells it, dd-MM-yyyy. */
export const wireDay = (day: string | null): string | null => day && day.split('-').toReversed().join('-')
