/** Names of people and organisations: Cyrillic letters, spaces, commas, dots, hyphens (VL03, A46). */

export const NAME_LENGTH = 100
export const ORGANIZATION_NAME_LENGTH = 200

export const NAME_RULE = 'Только русские буквы, пробелы, запятые, точки и дефисы'

/**
 * The name as it is kept: one Unicode form («й» may come as two characters), single spaces, none at the ends.
 */
export const normaliseName = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** A46: people write organisations in quotation marks, which the rule does not know. */
export const withoutQuotes = (text: string): string => text.replaceAll(/["'`«»‹›“”„‟‘’‚‛]/g, '')

/** @returns what is wrong with the text as a name, or null; an empty one is nobody's business here */
export const nameProblem = (text: string, maxLength: number = NAME_LENGTH): string | null => {
  const name = normaliseName(text)
  if (!/^[А-Яа-яЁё ,.-]*$/.test(name) || (name !== '' && !/[А-Яа-яЁё]/.test(name))) return NAME_RULE
  return name.length > maxLength ? `Не больше ${maxLength} знаков` : null
}
