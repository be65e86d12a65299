/** The forms that confirm a registration, and the meaning of the chosen type (VL21–VL27, A06, A07). */
import { innProblem } from './inn.ts'
import { nameProblem, ORGANIZATION_NAME_LENGTH } from './names.ts'
import { REQUIRED } from '../texts/required.ts'
import type { Mode } from './roles.ts'
import { CODE_SHAPE, isSmsCode } from './sms-code.ts'

/** The fields of a person; `password` is the code from the SMS. */
export interface PersonForm {
  username: string
  surname: string
  password: string
}

/** The fields of a company. */
export interface CompanyForm {
  organization_name: string
  organization_inn: string
  responsible: string
  password: string
}

type Problems<Form> = Partial<Record<keyof Form, string>>

const required = (text: string, problem: string | null): string | null => (text.trim() === '' ? REQUIRED : problem)

/** Only the fields with a problem. */
const onlyProblems = <Form>(problems: Record<keyof Form, string | null>): Problems<Form> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null)) as Problems<Form>

const codeProblem = (code: string): string | null => required(code, isSmsCode(code) ? null : CODE_SHAPE)

/** @returns messages by field; none when the form may be sent */
export const personProblems = ({ username, surname, password }: PersonForm): Problems<PersonForm> =>
  onlyProblems<PersonForm>({
    username: required(username, nameProblem(username)),
    surname: required(surname, nameProblem(surname)),
    password: codeProblem(password),
  })

/** @returns messages by field; none when the form may be sent */
export const companyProblems = (form: CompanyForm): Problems<CompanyForm> =>
  onlyProblems<CompanyForm>({
    organization_name: required(form.organization_name, nameProblem(form.organization_name, ORGANIZATION_NAME_LENGTH)),
    organization_inn: required(form.organization_inn, innProblem(form.organization_inn)),
    responsible: required(form.responsible, nameProblem(form.responsible)),
    password: codeProblem(form.password),
  })

/** A client sells, a customer buys. */
export type RegistrationType = 'client' | 'customer'

/** The form's initial type, which an individual returns to (AU27, AU28). */
export const typeOfMode = (stored: Mode | null): RegistrationType => (stored === 'customer' ? 'customer' : 'client')

/** The mode that a confirmed registration stores. */
export const modeOfType = (type: RegistrationType): Mode => (type === 'client' ? 'seller' : 'customer')
