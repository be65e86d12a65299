/** The configuration cannot be used; the message says which variable and why. */
export class BadConfig extends Error {}

/** The settings of an adapter. @throws BadConfig when the adapter is chosen without them */
export const settingsFor = (choice: string, settings: Record<string, string | undefined>): void => {
  const missing = Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (missing.length > 0) throw new BadConfig(`Для ${choice} задайте ${missing.join(', ')}`)
}
