/** Lines of screens as a reader sees them. */
import { partsOf } from '../page/data/text-lines.ts'

/** A line of a screen as a reader sees it: without its role, and with the value of a field. */
const quoteOf = (line: string): string => {
  const { text, value } = partsOf(line)
  const shown = [text, value].filter(Boolean).join(': ')
  return shown === '' ? line : `«${shown}»`
}

/** How many of a list are named. */
export const SOME = 3

/** The first ones, and how many more there are. */
export const someOf = (texts: readonly string[], most = SOME): string =>
  texts.length <= most ? texts.join(', ') : `${texts.slice(0, most).join(', ')} и ещё ${texts.length - most}`

/** Lines that read alike but for a state of a control are one text for a reader. */
export const quotesOf = (lines: readonly string[]): string[] => [...new Set(lines.map(quoteOf))]
