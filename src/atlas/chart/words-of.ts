/** The words that a machine keeps for its screens. */

const CYRILLIC = /[а-яё]/i

/** The Russian texts of a context with their places in it: two screens of one state differ in nothing else that a key leaves out. */
export const wordsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return CYRILLIC.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => wordsOf(part).map((words) => `${name} ${words}`))
}
