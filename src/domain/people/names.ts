/** Names of people and organisations: Cyrillic letters, spaces, commas, dots, hyphens (VL03, A46). */
import { tidyLine } from '../texts/visible.ts'

export const NAME_LENGTH = 100
export const ORGANIZATION_NAME_LENGTH = 200

export const NAME_RULE = 'Только русские буквы, пробелы, запятые, точки и дефисы'

/** The stored form of the name; «й» may come as two characters, a hyphen as a typographic one. */
export const normaliseName = tidyLine

/** A46: users put names of organisations in quotation marks, which the rule does not allow. */
export const withoutQuotes = (text: string): string => text.replaceAll(/["'`«»‹›“”„‟‘’‚‛]/g, '')

/** @returns the fault of the text as a name, or null; an empty text is not checked here */
export const nameProblem = (text: string, maxLength: number = NAME_LENGTH): string | null => {
  const name = normaliseName(text)
  if (!/^[А-Яа-яЁё ,.-]*$/.test(name) || (name !== '' && !/[А-Яа-яЁё]/.test(name))) return NAME_RULE
  return name.length > maxLength ? `Не больше ${maxLength} знаков` : null
}
