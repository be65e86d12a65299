/** The profile's forms and their rules (VL02, VL29–VL41; A44–A48). The rules themselves are in the domain. */
import type { LegalUser, User } from '../../../api/types.ts'
import { normaliseText } from '../../../domain/people/address.ts'
import { profileName } from '../../../domain/people/company.ts'
import { normaliseEmail } from '../../../domain/people/email.ts'
import { normaliseName, withoutQuotes } from '../../../domain/people/names.ts'
import { formatPhone } from '../../../domain/people/phone.ts'
import { CONSENT } from '../../../domain/texts/legal-texts.ts'
import { bare } from '../../../domain/texts/visible.ts'
import { companyProfileProblems, dayOfWire, personProfileProblems } from '../../../domain/people/profile.ts'
import { hasFailed, nextUpload } from '../../fragments/files/queue.ts'
import type { QueuedFile } from '../../fragments/files/types.ts'
import { change, type Check, type FieldErrors, type Form } from '../../kit/form/form.ts'
import type { Account, ProfileBase, ProfileField, ProfileFormContext, ProfileKind, ProfilePatch, ProfileValues } from './types.ts'

/** In the order of the form. */
const FIELDS: Record<ProfileKind, readonly ProfileField[]> = {
  person: [
    'surname',
    'username',
    'patronymic',
    'noPatronymic',
    'mobile',
    'email',
    'city',
    'birthday',
    'inn',
    'passportSeries',
    'issuedBy',
    'issuedFrom',
    'departmentCode',
    'passportImages',
    'license',
  ],
  company: ['responsible', 'organization_name', 'organization_inn', 'mobile', 'email', 'city', 'birthday', 'license'],
}
export const fieldsOf = (kind: ProfileKind): readonly ProfileField[] => FIELDS[kind]

/** The field that shows messages without a field of their own (PR40, A48). */
export const firstFieldOf = (kind: ProfileKind): ProfileField => (kind === 'person' ? 'surname' : 'responsible')

export const emptyProfile: ProfileValues = {
  surname: '',
  username: '',
  patronymic: '',
  noPatronymic: false,
  mobile: '',
  email: '',
  city: '',
  birthday: '',
  inn: '',
  passportSeries: '',
  issuedBy: '',
  issuedFrom: '',
  departmentCode: '',
  passportImages: [],
  license: false,
  responsible: '',
  organization_name: '',
  organization_inn: '',
}

/** The common fields of people and companies. */
const commonOf = ({ mobile, email, city, birthday }: Pick<User | LegalUser, 'mobile' | 'email' | 'city' | 'birthday'>) => ({
  mobile: formatPhone(mobile),
  email: email ?? '',
  city: city ?? '',
  birthday: dayOfWire(birthday ?? ''),
})

const personValues = (user: User): ProfileValues => ({
  ...emptyProfile,
  ...commonOf(user),
  surname: user.surname,
  username: user.username,
  patronymic: user.patronymic ?? '',
  noPatronymic: user.noPatronymic,
  inn: user.inn ?? '',
  passportSeries: user.passport.passportSeries ?? '',
  issuedBy: user.passport.issuedBy ?? '',
  issuedFrom: dayOfWire(user.passport.issuedFrom ?? ''),
  departmentCode: user.passport.departmentCode ?? '',
  passportImages: user.passport.passportImages,
})

const companyValues = (legal: LegalUser): ProfileValues => ({
  ...emptyProfile,
  ...commonOf(legal),
  responsible: legal.responsible,
  organization_name: legal.organization_name,
  organization_inn: legal.organization_inn,
})

/** The loaded profile as the form's values. */
export const valuesOf = (account: Account): ProfileValues =>
  account.kind === 'person' ? personValues(account.user) : companyValues(account.legal)

export const baseOf = (account: Account): ProfileBase => ({
  version: account.kind === 'person' ? account.user.version : account.legal.version,
  values: valuesOf(account),
  taxStatus: account.kind === 'person' ? account.user.taxStatus : null,
  isRefused: account.kind === 'person' && account.user.lacks.includes('refused'),
})

/** The texts in their stored form, for validation, for the request, and for a field after blur. */
export const cleaned = (values: ProfileValues): ProfileValues => ({
  ...values,
  surname: normaliseName(values.surname),
  username: normaliseName(values.username),
  patronymic: normaliseName(values.patronymic),
  email: normaliseEmail(values.email),
  city: normaliseText(values.city),
  birthday: values.birthday.trim(),
  inn: bare(values.inn),
  passportSeries: values.passportSeries.trim(),
  issuedBy: normaliseText(values.issuedBy),
  issuedFrom: values.issuedFrom.trim(),
  departmentCode: values.departmentCode.trim(),
  responsible: normaliseName(values.responsible),
  organization_name: normaliseName(withoutQuotes(values.organization_name)),
  organization_inn: bare(values.organization_inn),
})

/** What a press would put into the form: a name that a profile may have, and another one than stands there (D270). */
export const offeredName = ({ company, form }: Pick<ProfileFormContext, 'company' | 'form'>): string | null => {
  const name = company && profileName(company)
  return name === cleaned(form.values).organization_name ? null : name
}

const UPLOADING = 'Дождитесь, пока загрузятся изображения'
const NOT_UPLOADED = 'Не все изображения загружены: повторите загрузку или удалите их'

const imagesProblem = (files: readonly QueuedFile[]): string | null => {
  if (nextUpload(files)) return UPLOADING
  return hasFailed(files) ? NOT_UPLOADED : null
}

/** The rules of the domain, and the pending images. @param now epoch milliseconds */
export const checkProfile =
  (kind: ProfileKind, now: number, files: readonly QueuedFile[]): Check<ProfileValues> =>
  (values) => {
    const form = cleaned(values)
    if (kind === 'company') return companyProfileProblems(form, now)
    const images = imagesProblem(files)
    return { ...personProfileProblems(form, now), ...(images !== null && { passportImages: images }) }
  }

/** The currently editable fields: a patch to another is refused (A45). */
export const openFields = (kind: ProfileKind, { noPatronymic }: ProfileValues): ReadonlySet<ProfileField> =>
  new Set(
    fieldsOf(kind).filter(
      (field) => field !== 'mobile' && field !== 'passportImages' && !(field === 'patronymic' && noPatronymic),
    ),
  )

/** The consequences of a change: «Нет отчества» clears the field (A45), quotation marks are dropped during typing (A46). */
const completed = (patch: ProfilePatch): ProfilePatch => ({
  ...patch,
  ...(patch.noPatronymic === true && { patronymic: '' }),
  ...(patch.organization_name !== undefined && { organization_name: withoutQuotes(patch.organization_name) }),
})

/** A checkbox has no blur: withdrawn consent is reported at once (VL35). */
export const changeProfile = (form: Form<ProfileValues>, patch: ProfilePatch): Form<ProfileValues> => {
  const { issuedFrom } = form.values
  const next = change<ProfileValues>(form, { ...(patch.birthday !== undefined && { issuedFrom }), ...completed(patch) })
  return patch.license === false ? { ...next, errors: { ...next.errors, license: CONSENT } } : next
}

/**
 * Messages on blur besides the field's own. Save is disabled until the form is valid, so no submit reveals the messages:
 * an emptied field shows its own on blur (VL02).
 */
export const leftProfile = (
  form: Form<ProfileValues>,
  field: keyof ProfileValues,
  base: ProfileValues,
  check: Check<ProfileValues>,
): Form<ProfileValues> => {
  const isEmptied = form.values[field] === '' && base[field] !== ''
  const judged = check(form.values)
  return {
    ...form,
    errors: {
      ...form.errors,
      ...(isEmptied && judged[field] !== undefined && { [field]: judged[field] }),
      // The day of issue depends on the birthday: a corrected birthday updates the other field's message.
      ...(field === 'birthday' && judged.issuedFrom !== undefined && { issuedFrom: judged.issuedFrom }),
    },
  }
}

/** The server's messages: those of the form's fields, and the others, which must not be lost (PR41, A48). */
export const sortMessages = (
  kind: ProfileKind,
  messages: Record<string, string>,
): { shown: FieldErrors<ProfileValues>; others: string[] } => {
  const known: ReadonlySet<string> = new Set(fieldsOf(kind))
  const all = Object.entries(messages)
  return {
    shown: Object.fromEntries(all.filter(([name]) => known.has(name))) as FieldErrors<ProfileValues>,
    others: all.filter(([name]) => !known.has(name)).map(([, text]) => text),
  }
}
