/** Words as people look for them: in any grammatical form, «ё» typed as «е», numbers as a whole. */
import { stemmer } from '@orama/stemmers/russian'

const stems = new Map<string, string>()

const stemOf = (word: string): string => {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = stemmer(word)
  stems.set(word, stem)
  return stem
}

/** «ё» is often typed as «е». */
export const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

const WORD = /[\p{L}\p{N}]+/gu
const NUMBER = /^\d{1,3}$/
const EDGES = /^[^\p{L}\p{N}/]+|[^\p{L}\p{N}/]+$/gu
/** Shorter stems would bring unrelated words together. */
const SHORTEST = 3

/** A text prepared for queries. */
export interface Searchable {
  text: string
  /** Its words and their stems. */
  words: ReadonlySet<string>
}

export const searchable = (text: string): Searchable => {
  const own = plain(text)
  const words = own.match(WORD) ?? []
  return { text: own, words: new Set([...words, ...words.map(stemOf)]) }
}

/** Words without the punctuation around them; what has nothing else is dropped. */
export const wordsOf = (query: string): string[] =>
  plain(query)
    .split(/\s+/)
    .map((word) => word.replaceAll(EDGES, ''))
    .filter(Boolean)

/** A code such as 84 is a word, not two digits of a phone number. Other words match in part too: they are being typed. */
const has = ({ text, words }: Searchable, wanted: string): boolean => {
  if (NUMBER.test(wanted)) return words.has(wanted)
  if (text.includes(wanted)) return true
  const stem = stemOf(wanted)
  return stem.length >= SHORTEST && words.has(stem)
}

export const hasAll = (where: Searchable, wanted: readonly string[]): boolean => wanted.every((word) => has(where, word))
