/** The form of the deletion and its rules (DL13, VL87–VL89). */
import { phoneProblem } from '../../../domain/people/phone.ts'
import { bare } from '../../../domain/texts/visible.ts'
import { change, problemsOf, type Check, type Form } from '../../kit/form/form.ts'

export interface DeletionValues {
  /** The phone in its field's format. */
  mobile: string
  /** The SMS code as typed. */
  code: string
}

/** Copied codes have spaces around and inside them. */
export const codeDigits = bare

const codeProblem = (code: string): string | null => {
  const text = codeDigits(code)
  if (text === '') return 'Введите код'
  return /^[0-9]+$/.test(text) ? null : 'Только цифры'
}

export const checkDeletion: Check<DeletionValues> = ({ mobile, code }) =>
  problemsOf<DeletionValues>({ mobile: phoneProblem(mobile), code: codeProblem(code) })

/**
 * Applies a change. The buttons are disabled while a field is wrong (VL90, VL91), so no submit can show the messages: an
 * emptied field shows its message at once, and so does a code with anything but digits. On blur the message would come too late
 * and cause a layout shift: «Отмена» would move from under the finger.
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
