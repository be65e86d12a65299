/** How long a row waits, as short as it stands in a list. */
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** @param since an instant @param now epoch milliseconds */
export const ageOf = (since: string, now: number): string => {
  const waits = Math.max(0, now - Date.parse(since))
  if (waits < MINUTE) return 'сейчас'
  if (waits < HOUR) return `${Math.floor(waits / MINUTE)} мин`
  return waits < DAY ? `${Math.floor(waits / HOUR)} ч` : `${Math.floor(waits / DAY)} дн`
}
