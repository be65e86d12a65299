/** Breaks texts into lines of about the same length. */

const greedy = (words: readonly string[], limit: number): string[] => {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= limit) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Breaks a word longer than a line where no hyphen is needed. */
const parts = (word: string, limit: number): string[] =>
  word.length <= limit ? [word] : (word.match(/[^/?.]+[/?.]*|[/?.]+/g) ?? [word])

/** Whether a line would end with «и», «в», «не». */
const endsShort = (words: string): boolean => /(^|\s)[а-яё]{1,2}$/i.test(words) && words.length < 12

/** «Ли», «же» and «бы» belong to the word before them. */
const isParticle = (word: string): boolean => /^(ли|же|бы)[.,:;!?]?$/.test(word)

/** Short words stay with the next word. */
const bound = (text: string): string[] => {
  const kept: string[] = []
  for (const word of text.split(' ')) {
    const last = kept.at(-1)
    if (last !== undefined && (endsShort(last) || isParticle(word))) kept[kept.length - 1] = `${last} ${word}`
    else kept.push(word)
  }
  return kept
}

/**
 * As few lines as the limit allows, of similar length.
 * @param limit characters per line
 */
export const wrap = (text: string, limit: number): string[] => {
  const words = bound(text).flatMap((word) => parts(word, limit))
  const fewest = greedy(words, limit)
  for (let narrower = Math.ceil(text.length / fewest.length); narrower < limit; narrower += 1) {
    const lines = greedy(words, narrower)
    if (lines.length === fewest.length && lines.every((line) => line.length <= limit)) return lines
  }
  return fewest
}
