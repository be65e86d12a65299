/** The registration form and its rules (AU17, VL18, VL19). */
import { isPhone } from '../../domain/phone.ts'
import type { Check } from '../kit/form.ts'

export interface RegistrationValues {
  /** The phone as the field shows it. */
  mobile: string
  /** The agreement is accepted. */
  license: boolean
}

export const checkRegistration: Check<RegistrationValues> = ({ mobile, license }) => ({
  ...(!isPhone(mobile) && { mobile: mobile === '' ? 'Обязательное поле' : 'Введите номер телефона' }),
  ...(!license && { license: 'Примите условия соглашения' }),
})
