/** The sign-in form and its rules (AU06, VL16, VL17). */
import { phoneProblem } from '../../../domain/people/phone.ts'
import { REQUIRED } from '../../../domain/texts/required.ts'
import { problemsOf, type Check } from '../../kit/form/form.ts'

export interface LoginValues {
  /** The phone in its field's format. */
  username: string
  password: string
  /** Remember on this device. */
  check: boolean
}

export const emptyLogin: LoginValues = { username: '', password: '', check: true }

/** Two rules without a schema: a schema would add the validation library to the first page. */
export const checkLogin: Check<LoginValues> = ({ username, password }) =>
  problemsOf<LoginValues>({ username: phoneProblem(username), password: password === '' ? REQUIRED : null })
