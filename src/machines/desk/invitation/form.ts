/** The password of an operator, and the first code of the app (E21). */
import { operatorPasswordProblem } from '../../../domain/desk/operator-password.ts'
import { REQUIRED } from '../../../domain/texts/required.ts'
import { problemsOf, type Check } from '../../kit/form/form.ts'

export interface InvitationValues {
  password: string
  /** Six digits. */
  code: string
}

export const emptyInvitation: InvitationValues = { password: '', code: '' }

const NO_CODE = 'Введите шесть цифр из приложения'

const codeProblem = (code: string): string | null => {
  const text = code.replaceAll(/\s/g, '')
  if (text === '') return REQUIRED
  return /^\d{6}$/.test(text) ? null : NO_CODE
}

/** @param asksCode whether there is a second factor */
export const checkInvitation =
  (asksCode: boolean): Check<InvitationValues> =>
  ({ password, code }) =>
    problemsOf<InvitationValues>({
      password: password === '' ? REQUIRED : operatorPasswordProblem(password, null),
      code: asksCode ? codeProblem(code) : null,
    })
