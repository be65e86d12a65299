/** A model's name for people, and the code at its end that tells two models apart. */

/**
 * Splits a name before its code, so that a narrow row shortens the words and never the code. The code is the last word with a
 * digit and all that follows; the contract has no field for it.
 */
export const splitModel = (name: string): { words: string; code: string } => {
  const parts = name.trim().split(/\s+/)
  const at = parts.findLastIndex((part) => /[0-9]/.test(part))
  if (at < 0) return { words: parts.join(' '), code: '' }
  return { words: parts.slice(0, at).join(' '), code: parts.slice(at).join(' ') }
}
