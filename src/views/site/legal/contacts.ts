import type { Clause, Operator } from './types.ts'

/** The operator's contacts, for the end of a legal text. */
export const contactsOf = ({ name, registration, address, email }: Operator): NonNullable<Clause['facts']> => [
  ['Наименование', name],
  ['ИНН и ОГРН', registration],
  ['Адрес', address],
  ['Электронная почта', email],
]
