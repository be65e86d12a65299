/** Passport data of the profile (VL11, VL37–VL39, PR37, PR39). Every filled field is validated (A44). */
import { addressProblem } from './address.ts'
import { latestDayInRussia } from '../dates/dates.ts'
import { parseDay } from '../dates/day.ts'
import { FILES_PER_FORM } from '../portal/limits.ts'

export const BAD_VALUE = 'Некорректное значение'
export const FUTURE_DAY = 'Дата не может быть в будущем'
export const BEFORE_BIRTH = 'Паспорт не может быть выдан раньше даты рождения'
export const IMAGE_MISSING = 'Изображение не найдено. Загрузите его ещё раз'

/** The file limit of a form (VL82). */
export const PASSPORT_IMAGES = FILES_PER_FORM
export const TOO_MANY_IMAGES = `Вы можете загружать не более ${PASSPORT_IMAGES} файлов.`

export interface PassportForm {
  /** dddd dddddd */
  passportSeries: string
  issuedBy: string
  /** dd.MM.yyyy */
  issuedFrom: string
  /** ddd-ddd */
  departmentCode: string
  /** Names returned by POST /files. */
  passportImages: readonly string[]
}

export const seriesProblem = (text: string): string | null => (/^[0-9]{4} [0-9]{6}$/.test(text) ? null : BAD_VALUE)

export const departmentProblem = (text: string): string | null => (/^[0-9]{3}-[0-9]{3}$/.test(text) ? null : BAD_VALUE)

/** @param birthday dd.MM.yyyy, or any other content of its field */
export const issuedFromProblem = (text: string, birthday: string, now: number): string | null => {
  const [issued, born] = [parseDay(text), parseDay(birthday)]
  if (issued === null) return BAD_VALUE
  if (issued > latestDayInRussia(now)) return FUTURE_DAY
  return born !== null && issued < born ? BEFORE_BIRTH : null
}

const imagesProblem = (names: readonly string[]): string | null => (names.length > PASSPORT_IMAGES ? TOO_MANY_IMAGES : null)

const whenFilled = (text: string, problem: (text: string) => string | null): string | null => (text === '' ? null : problem(text))

/** @returns a message or null for every field */
export const passportProblems = (
  form: PassportForm,
  birthday: string,
  now: number,
): Record<keyof PassportForm, string | null> => ({
  passportSeries: whenFilled(form.passportSeries, seriesProblem),
  issuedBy: whenFilled(form.issuedBy, addressProblem),
  issuedFrom: whenFilled(form.issuedFrom, (text) => issuedFromProblem(text, birthday, now)),
  departmentCode: whenFilled(form.departmentCode, departmentProblem),
  passportImages: imagesProblem(form.passportImages),
})
