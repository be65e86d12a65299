/** What the server's lists supported when last seen: a list that opens with a choice asks once, not twice (E16). */
import { parse, read, write } from './storage.ts'

const KEY = 'lists'

/** @returns null where nobody knows */
export const readSupports = (): string[] | null => {
  const stored = parse(read('localStorage', KEY))
  return Array.isArray(stored) ? stored.filter((part) => typeof part === 'string') : null
}

/** Every answer tells: storage is written where it tells anything new. */
export const keepSupports = (supports: readonly string[] | null): void => {
  const text = supports && JSON.stringify(supports)
  if (text !== read('localStorage', KEY)) write('localStorage', KEY, text)
}
