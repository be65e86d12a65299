/**
 * The portal's operator, as the legal pages name it. A deployment sets the texts at build time. A page says where one is missing,
 * and the server names its variable at each start.
 */
import type { Operator } from '../../views/site/legal/types.ts'

const SETTINGS: Readonly<Record<keyof Operator, { setting: string; missing: string }>> = {
  name: { setting: 'VITE_OPERATOR_NAME', missing: '(наименование не указано)' },
  registration: { setting: 'VITE_OPERATOR_REGISTRATION', missing: '(ИНН и ОГРН не указаны)' },
  address: { setting: 'VITE_OPERATOR_ADDRESS', missing: '(адрес не указан)' },
  email: { setting: 'VITE_OPERATOR_EMAIL', missing: '(электронная почта не указана)' },
}

const given = (setting: string): string => ((import.meta.env[setting] as string | undefined) ?? '').trim()
const word = (field: keyof Operator): string => given(SETTINGS[field].setting) || SETTINGS[field].missing

export const operator: Operator = {
  name: word('name'),
  registration: word('registration'),
  address: word('address'),
  email: word('email'),
}

/** The variables without which this build was made. */
export const missingSettings: readonly string[] = Object.values(SETTINGS)
  .map(({ setting }) => setting)
  .filter((setting) => given(setting) === '')
