import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Written by the build of the portal: see scripts/build/portal-plugin.mjs. */
const FILE = '.vite/missing.json'

/** What each text of a build is, in the words of whoever runs the server. */
const NAMES: Readonly<Record<string, string>> = {
  VITE_OPERATOR_NAME: 'наименование',
  VITE_OPERATOR_REGISTRATION: 'ИНН и ОГРН',
  VITE_OPERATOR_ADDRESS: 'адрес',
  VITE_OPERATOR_EMAIL: 'электронная почта',
}

/** The variables without which the portal was built; none without a build (development). */
export const missingTexts = (portalDir: string): string[] => {
  const path = join(portalDir, FILE)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : []
}

/** The warning for the person at the terminal. */
export const explainMissing = (settings: readonly string[]): string => {
  const named = settings.map((setting) => (NAMES[setting] ? `${setting} (${NAMES[setting]})` : setting))
  return `ВНИМАНИЕ: в соглашении, политике и согласии не указан оператор. Задайте и соберите портал заново: ${named.join(', ')}`
}
