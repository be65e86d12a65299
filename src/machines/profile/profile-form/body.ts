/** The request body of a save. It depends on form and version alone, so a repeat is identical (B10). */
import type { CallArgs } from '../../../api/types.ts'
import { LEGAL_TEXTS } from '../../../domain/texts/legal-texts.ts'
import { phoneDigits } from '../../../domain/people/phone.ts'
import { wireDay } from '../../../domain/people/profile.ts'
import { cleaned } from './form.ts'
import type { ProfileValues } from './types.ts'

type Body<Id extends 'saveProfile' | 'saveLegalProfile'> = NonNullable<CallArgs<Id>['body']>

/** The common fields of both bodies. */
const commonOf = ({ mobile, email, city, birthday, license }: ProfileValues) => ({
  mobile: phoneDigits(mobile) ?? mobile,
  email,
  city,
  birthday: wireDay(birthday),
  license,
  // A save requires the tick, and the tick belongs to the edition behind the checkbox (E19).
  consentEdition: LEGAL_TEXTS.personalData.edition,
})

/** PUT /user (PR36, PR37). */
export const personBody = (typed: ProfileValues, version: number): Body<'saveProfile'> => {
  const values = cleaned(typed)
  const { surname, username, patronymic, noPatronymic, inn } = values
  return {
    version,
    surname,
    username,
    patronymic,
    noPatronymic,
    inn,
    ...commonOf(values),
    passport: {
      departmentCode: values.departmentCode,
      issuedBy: values.issuedBy,
      issuedFrom: wireDay(values.issuedFrom),
      passportSeries: values.passportSeries,
      passportImages: [...values.passportImages],
    },
  }
}

/** PUT /user/v2/legal (PR38). */
export const companyBody = (typed: ProfileValues, version: number): Body<'saveLegalProfile'> => {
  const values = cleaned(typed)
  const { responsible, organization_name, organization_inn } = values
  return { version, responsible, organization_name, organization_inn, ...commonOf(values) }
}
