/** The form of a new password and its rules (AU36, VL28). */
import { isPhone } from '../../domain/phone.ts'
import type { Check } from '../kit/form.ts'

export interface RecoveryValues {
  /** The phone as the field shows it. */
  mobile: string
}

export const checkRecovery: Check<RecoveryValues> = ({ mobile }) =>
  isPhone(mobile) ? {} : { mobile: mobile === '' ? 'Обязательное поле' : 'Введите номер телефона' }
