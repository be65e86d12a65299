/** Signs that nobody sees come with pasted text. They go before a text is judged. */
import { withoutInvisible } from './invisible.ts'

/** Spaces of every width, those that do not break, and the blank of Braille. */
const SPACES = /[\p{Zs}\u2800]/gu
const HYPHENS = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g

/** The text without signs that have no width, and with plain spaces. */
export const visible = (text: string): string => withoutInvisible(text).replaceAll(SPACES, ' ')

/** The text without white space of any kind: for numbers and codes, which are copied with it. */
export const bare = (text: string): string => visible(text).replaceAll(/\s/g, '')

/** Whether nothing of the text can be seen: it fills in no field. */
export const isBlank = (text: string): boolean => bare(text) === ''

/** A line as it is stored: one Unicode form, plain hyphens for typographic ones, single spaces, trimmed. */
export const tidyLine = (text: string): string =>
  visible(text).replaceAll(HYPHENS, '-').normalize('NFC').replaceAll(/\s+/g, ' ').trim()
