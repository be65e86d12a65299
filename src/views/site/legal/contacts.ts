import type { Clause, Operator } from './types.ts'

/** How the operator is reached, for the end of a legal text. */
export const contactsOf = ({ name, registration, address, email }: Operator): NonNullable<Clause['facts']> => [
  ['Наименование', name],
  ['ИНН и ОГРН', registration],
  ['Адрес', address],
  ['Электронная почта', email],
]
