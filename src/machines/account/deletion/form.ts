/** The form of the deletion and its rules (DL13, VL87–VL89). */
import { phoneProblem } from '../../../domain/phone.ts'
import { change, problemsOf, type Check, type Form } from '../../kit/form/form.ts'

export interface DeletionValues {
  /** The phone as the field shows it. */
  mobile: string
  /** The code of the SMS, as it is typed. */
  code: string
}

/** A code is copied with spaces around it and in it. */
export const codeDigits = (code: string): string => code.replaceAll(/\s/g, '')

const codeProblem = (code: string): string | null => {
  const text = codeDigits(code)
  if (text === '') return 'Введите код'
  return /^[0-9]+$/.test(text) ? null : 'Только цифры'
}

export const checkDeletion: Check<DeletionValues> = ({ mobile, code }) =>
  problemsOf<DeletionValues>({ mobile: phoneProblem(mobile), code: codeProblem(code) })

/**
 * Takes over what is typed. The buttons are disabled while a field is wrong (VL90, VL91), so that no submit can tell why: an
 * emptied field says so at once, and so does a code with anything but digits. On leaving it would be too late: the message
 * would move «Отмена» from under the finger.
 */
export const typeIn = (form: Form<DeletionValues>, patch: Partial<DeletionValues>): Form<DeletionValues> => {
  const typed = change(form, patch)
  const { mobile, code } = checkDeletion(typed.values)
  return {
    ...typed,
    errors: {
      ...typed.errors,
      ...(patch.mobile === '' && mobile !== undefined && { mobile }),
      ...(patch.code !== undefined && code !== undefined && { code }),
    },
  }
}
