/** A new retail point, and the search for one (VL42–VL49, RP17, RP18, A52). */
import { addressProblem, normaliseText } from './address.ts'
import { innProblem } from './inn.ts'
import { nameProblem, ORGANIZATION_NAME_LENGTH } from './names.ts'
import { BAD_PHONE, isPhone } from './phone.ts'
import { FILL_IN } from './profile.ts'
import { isBlank } from '../texts/visible.ts'

/** Every new point has these, whatever its address. */
export const POINT_BONUS_PERCENT = 10
export const POINT_TIME_ZONE = '+03:00'

/** The fields of an application for a new point. */
export interface PointForm {
  inn: string
  name: string
  address: string
  directorFullName: string
  directorPhone: string
}

const required = (text: string, rule: (text: string) => string | null): string | null => (isBlank(text) ? FILL_IN : rule(text))

/** @returns messages by field; none when the application may be sent */
export const pointProblems = (form: PointForm): Partial<Record<keyof PointForm, string>> => {
  const problems: Record<keyof PointForm, string | null> = {
    inn: required(form.inn, innProblem),
    name: required(form.name, (text) => nameProblem(text, ORGANIZATION_NAME_LENGTH)),
    address: required(form.address, addressProblem),
    directorFullName: required(form.directorFullName, nameProblem),
    directorPhone: required(form.directorPhone, (text) => (isPhone(text) ? null : BAD_PHONE)),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}

/** The same place however it is spelled: capitals, ё, signs and spaces do not count. */
export const placeKey = (address: string): string =>
  normaliseText(address)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^а-я0-9]+/g, ' ')
    .trim()
