/** The form of a new password and its rules (AU36, VL28). */
import { phoneProblem } from '../../../domain/people/phone.ts'
import { problemsOf, type Check } from '../../kit/form/form.ts'

export interface RecoveryValues {
  /** The phone in its field's format. */
  mobile: string
}

export const checkRecovery: Check<RecoveryValues> = ({ mobile }) => problemsOf<RecoveryValues>({ mobile: phoneProblem(mobile) })
