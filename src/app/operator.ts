/**
 * The portal's operator, as the legal pages name it. A deployment sets the VITE_OPERATOR_* texts at build time; without them the
 * pages show placeholders.
 */
import type { Operator } from '../views/site/legal/types.ts'

const word = (name: string, placeholder: string): string => (import.meta.env[name] as string | undefined) ?? placeholder

export const operator: Operator = {
  name: word('VITE_OPERATOR_NAME', '[наименование Оператора]'),
  registration: word('VITE_OPERATOR_REGISTRATION', '[ИНН и ОГРН]'),
  address: word('VITE_OPERATOR_ADDRESS', '[адрес]'),
  email: word('VITE_OPERATOR_EMAIL', '[электронная почта]'),
}
