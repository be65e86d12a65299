/** Addresses and place names as typed by users (VL39; A52). */
import { tidyLine } from '../texts/visible.ts'

export const ADDRESS_LENGTH = 200
const SHORTEST_ADDRESS = 5
export const CITY_LENGTH = 100
const SHORTEST_CITY = 2

export const ADDRESS_RULE = 'Русские буквы, цифры, пробелы и знаки . , - / № ( ) ", от 5 до 200 знаков'
export const CITY_RULE = 'Русские буквы, цифры, пробелы и знаки . , - / № ( ) ", от 2 до 100 знаков'

/** The stored form of the text. */
export const normaliseText = tidyLine

const isPlace = (text: string, shortest: number, longest: number): boolean =>
  text.length >= shortest && text.length <= longest && /^[А-Яа-яЁё0-9 .,\-/№()"]*$/.test(text) && /[А-Яа-яЁё]/.test(text)

/** @returns the fault of the text as an address or an office name, or null */
export const addressProblem = (text: string): string | null =>
  isPlace(normaliseText(text), SHORTEST_ADDRESS, ADDRESS_LENGTH) ? null : ADDRESS_RULE

/** @returns the fault of the text as a city, or null; free text is allowed (A52) */
export const cityProblem = (text: string): string | null =>
  isPlace(normaliseText(text), SHORTEST_CITY, CITY_LENGTH) ? null : CITY_RULE
