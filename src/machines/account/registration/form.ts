/** The registration form and its rules (AU17, VL18, VL19; E19). */
import { CONSENT } from '../../../domain/texts/legal-texts.ts'
import { phoneProblem } from '../../../domain/people/phone.ts'
import { problemsOf, type Check } from '../../kit/form/form.ts'

export interface RegistrationValues {
  /** The phone in its field's format. */
  mobile: string
  /** The agreement is accepted. */
  license: boolean
  /** Consent to the processing of personal data: never ticked in advance. */
  consent: boolean
}

export const checkRegistration: Check<RegistrationValues> = ({ mobile, license, consent }) =>
  problemsOf<RegistrationValues>({
    mobile: phoneProblem(mobile),
    license: license ? null : 'Примите условия соглашения',
    consent: consent ? null : CONSENT,
  })
