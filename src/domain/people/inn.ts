/** INN, the tax number of a person (12 digits) or an organisation (10): VL04–VL09. */

const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const ELEVENTH = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
const TWELFTH = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

const control = (digits: readonly number[], weights: readonly number[]): number =>
  (weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0) % 11) % 10

/** The check digits of a number of the right length. */
const hasControlDigits = (inn: string): boolean => {
  const digits = Array.from(inn, Number)
  if (digits.length === 10) return control(digits, TEN) === digits[9]
  return control(digits, ELEVENTH) === digits[10] && control(digits, TWELFTH) === digits[11]
}

/**
 * The INN of an organisation, which a public register has; '' for any other text. Twelve digits are a person's, an entrepreneur's too:
 * no store of a device may hold them (D140).
 */
export const organisationInn = (text: string): string => (text.length === 10 && innProblem(text) === null ? text : '')

/** @returns the fault of the text as an INN, or null */
export const innProblem = (text: string): string | null => {
  if (text === '') return 'ИНН пуст'
  if (!/^[0-9]+$/.test(text)) return 'ИНН может состоять только из цифр'
  if (text.length !== 10 && text.length !== 12) return 'ИНН может состоять только из 10 или 12 цифр'
  // Zeros alone have valid check digits, but are nobody's number.
  return hasControlDigits(text) && !/^0+$/.test(text) ? null : 'Некорректный ИНН'
}
