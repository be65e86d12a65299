import type { components } from '../../../openapi/generated/schema.d.ts'
import { normaliseText } from '../../../src/domain/people/address.ts'
import { parseDay, type Day } from '../../../src/domain/dates/day.ts'
import { normaliseEmail } from '../../../src/domain/people/email.ts'
import { normaliseName } from '../../../src/domain/people/names.ts'
import { dayOfWire, personProfileProblems } from '../../../src/domain/people/profile.ts'
import type { PersonProfile } from '../../../src/domain/people/profile.ts'
import { passports } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { record } from '../audit/record.ts'
import { tell } from '../notifications/tell.ts'
import { forgetUnused } from '../files/unused.ts'
import { imagesOf, takeImages, writeImages } from './images.ts'
import { approvalNews } from './lacks.ts'
import { takeProfile } from './take-profile.ts'
import { writeProfile } from './write-profile.ts'

type Body = components['schemas']['PersonProfile']

/** The request body in the terms of the form's rules. */
const formOf = ({ version: _version, consentEdition: _edition, passport, ...fields }: Body): PersonProfile => ({
  ...fields,
  ...passport,
  birthday: dayOfWire(fields.birthday),
  issuedFrom: dayOfWire(passport.issuedFrom),
})

const orNull = (text: string): string | null => (text === '' ? null : text)
const dayOrNull = (text: string): Day | null => (text === '' ? null : parseDay(text))

/** Writes the passport and deletes the images that it no longer has. */
const writePassport = async (tx: Tx, userId: string, form: PersonProfile, now: number): Promise<void> => {
  const [old, kept] = [await imagesOf(tx, userId), form.passportImages]
  await takeImages(
    tx,
    userId,
    kept.filter((name) => !old.includes(name)),
  )
  const row = {
    series: orNull(form.passportSeries),
    issuedBy: orNull(normaliseText(form.issuedBy)),
    issuedFrom: dayOrNull(form.issuedFrom),
    departmentCode: orNull(form.departmentCode),
  }
  await tx
    .insert(passports)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: passports.userId, set: row })
  await writeImages(tx, userId, kept)
  await forgetUnused(
    tx,
    old.filter((name) => !kept.includes(name)),
    now,
  )
}

/** Saves a person's profile, whole (API05). @returns the new version */
export const savePerson = async (
  tx: Tx,
  body: Body,
  { id, origin, now }: { id: string; origin: string; now: number },
): Promise<{ version: number }> => {
  const form = formOf(body)
  const me = await takeProfile(tx, id, body, personProfileProblems(form, now))
  const approvedBefore = await approvalNews(tx, id, now)
  await writePassport(tx, id, form, now)
  const saved = await writeProfile(
    tx,
    me,
    {
      surname: normaliseName(form.surname),
      username: normaliseName(form.username),
      patronymic: orNull(normaliseName(form.patronymic)),
      noPatronymic: form.noPatronymic,
      email: orNull(normaliseEmail(form.email)),
      city: orNull(normaliseText(form.city)),
      birthday: dayOrNull(form.birthday),
      inn: orNull(form.inn),
    },
    body.consentEdition,
    now,
  )
  const news = approvedBefore.length > 0 ? [] : await approvalNews(tx, id, now)
  if (news.length > 0)
    await record(tx, { event: 'profileApproved', actor: id, subject: id, origin, reason: 'profileComplete' }, now)
  await tell(
    tx,
    news.map((one) => ({ userId: id, ...one })),
    now,
  )
  return saved
}
