import type { components } from '../../../openapi/generated/schema.d.ts'
import { normaliseText } from '../../../src/domain/people/address.ts'
import { parseDay } from '../../../src/domain/dates/day.ts'
import { normaliseEmail } from '../../../src/domain/people/email.ts'
import { normaliseName } from '../../../src/domain/people/names.ts'
import { companyProfileProblems, dayOfWire } from '../../../src/domain/people/profile.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { takeProfile } from './take-profile.ts'
import { writeProfile } from './write-profile.ts'

type Body = components['schemas']['CompanyProfile']

/** Saves a company's profile, whole (API09). @returns the new version */
export const saveCompany = async (tx: Tx, id: string, body: Body, now: number): Promise<{ version: number }> => {
  const { version: _version, consentEdition, ...fields } = body
  const form = { ...fields, birthday: dayOfWire(fields.birthday) }
  const me = await takeProfile(tx, id, body, companyProfileProblems(form, now))
  return writeProfile(
    tx,
    me,
    {
      responsible: normaliseName(form.responsible),
      organizationName: normaliseName(form.organization_name),
      inn: form.organization_inn,
      city: normaliseText(form.city),
      email: normaliseEmail(form.email),
      birthday: parseDay(form.birthday),
    },
    consentEdition,
    now,
  )
}
