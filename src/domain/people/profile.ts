/** The profile's forms and their validation (VL02, VL29–VL41; A44–A48). */
import { birthdayProblem } from './birthday.ts'
import { cityProblem } from './address.ts'
import { emailProblem } from './email.ts'
import { innProblem } from './inn.ts'
import { nameProblem, ORGANIZATION_NAME_LENGTH } from './names.ts'
import { passportProblems } from './passport.ts'
import { CONSENT } from '../texts/legal-texts.ts'
import type { PassportForm } from './passport.ts'
import { BAD_PHONE, isPhone } from './phone.ts'
import { isBlank } from '../texts/visible.ts'

export const FILL_IN = 'Заполните поле'
export const HAS_PATRONYMIC = 'Уберите отчество или отметку «Нет отчества»'
/** The phone is the login: no operation confirms a new one. */
export const OTHER_PHONE = 'Телефон — это логин, его здесь не изменить'

/** The fields of a person; empty fields are '', days are dd.MM.yyyy. */
export interface PersonProfile extends PassportForm {
  surname: string
  username: string
  patronymic: string
  noPatronymic: boolean
  mobile: string
  email: string
  city: string
  birthday: string
  inn: string
  license: boolean
}

/** The fields of a company. */
export interface CompanyProfile {
  responsible: string
  organization_name: string
  organization_inn: string
  mobile: string
  city: string
  email: string
  birthday: string
  license: boolean
}

type Problems<Form> = Partial<Record<keyof Form, string>>
type Rule = (text: string) => string | null

const onlyProblems = <Form>(problems: Record<keyof Form, string | null>): Problems<Form> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null)) as Problems<Form>

const required = (text: string, rule: Rule): string | null => (isBlank(text) ? FILL_IN : rule(text))
const optional = (text: string, rule: Rule): string | null => (text === '' ? null : rule(text))

const phoneRule: Rule = (text) => (isPhone(text) ? null : BAD_PHONE)
const nameRule: Rule = (text) => (isBlank(text) ? FILL_IN : nameProblem(text))
const consentProblem = (license: boolean): string | null => (license ? null : CONSENT)

/** @returns messages by field; none when the form may be saved. @param now epoch milliseconds */
export const personProfileProblems = (form: PersonProfile, now: number): Problems<PersonProfile> =>
  onlyProblems<PersonProfile>({
    surname: nameRule(form.surname),
    username: nameRule(form.username),
    patronymic: form.noPatronymic && form.patronymic !== '' ? HAS_PATRONYMIC : optional(form.patronymic, nameRule),
    noPatronymic: null,
    mobile: required(form.mobile, phoneRule),
    email: optional(form.email, emailProblem),
    city: optional(form.city, cityProblem),
    birthday: optional(form.birthday, (text) => birthdayProblem(text, now)),
    inn: optional(form.inn, innProblem),
    ...passportProblems(form, form.birthday, now),
    license: consentProblem(form.license),
  })

/** @returns messages by field; none when the form may be saved. @param now epoch milliseconds */
export const companyProfileProblems = (form: CompanyProfile, now: number): Problems<CompanyProfile> =>
  onlyProblems<CompanyProfile>({
    responsible: nameRule(form.responsible),
    organization_name: required(form.organization_name, (text) => nameProblem(text, ORGANIZATION_NAME_LENGTH)),
    organization_inn: required(form.organization_inn, innProblem),
    mobile: required(form.mobile, phoneRule),
    city: required(form.city, cityProblem),
    email: required(form.email, emailProblem),
    birthday: required(form.birthday, (text) => birthdayProblem(text, now)),
    license: consentProblem(form.license),
  })

/** dd.MM.yyyy in the profile's wire format (FM14), and back; '' stays ''. */
export const wireDay = (text: string): string => text.replaceAll('.', '-')
export const dayOfWire = (wire: string): string => wire.replaceAll('-', '.')
