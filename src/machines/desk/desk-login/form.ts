/** The sign-in of operators: phone and password, then the code of the app or one for recovery (E21). */
import { phoneProblem } from '../../../domain/people/phone.ts'
import { REQUIRED } from '../../../domain/texts/required.ts'
import { problemsOf, type Check } from '../../kit/form/form.ts'

export interface DeskLoginValues {
  /** The phone in its field's format. */
  username: string
  password: string
  /** Six digits, or a code for recovery; read by the server, which ignores spaces and hyphens. */
  code: string
}

export const emptyDeskLogin: DeskLoginValues = { username: '', password: '', code: '' }

/** @param asksCode whether the code's field is open */
export const checkDeskLogin =
  (asksCode: boolean): Check<DeskLoginValues> =>
  ({ username, password, code }) =>
    problemsOf<DeskLoginValues>({
      username: phoneProblem(username),
      password: password === '' ? REQUIRED : null,
      code: asksCode && code.trim() === '' ? REQUIRED : null,
    })
