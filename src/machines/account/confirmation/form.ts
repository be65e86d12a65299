/** The confirmation form and its rules (AU21–AU28, VL21–VL27; A06, A07, A46, E19). */
import { CONSENT } from '../../../domain/texts/legal-texts.ts'
import { bare } from '../../../domain/texts/visible.ts'
import { normaliseName, withoutQuotes } from '../../../domain/people/names.ts'
import { companyProblems, personProblems, typeOfMode, type RegistrationType } from '../../../domain/people/registration.ts'
import type { Mode } from '../../../domain/people/roles.ts'
import type { Check, FieldErrors } from '../../kit/form/form.ts'

export type OrganizationalForm = 'individual' | 'legal-person'

export interface ConfirmationValues {
  organizationalForm: OrganizationalForm
  type: RegistrationType
  username: string
  surname: string
  organization_name: string
  organization_inn: string
  responsible: string
  /** The code from the SMS: it becomes the password (A01). */
  password: string
  /** Consent to the processing of personal data: given on the first half, or here without one. */
  consent: boolean
}

export type ConfirmationPatch = Partial<ConfirmationValues>

const PERSON_FIELDS = ['username', 'surname'] as const
const COMPANY_FIELDS = ['organization_name', 'organization_inn', 'responsible'] as const
export type TextField = (typeof PERSON_FIELDS)[number] | (typeof COMPANY_FIELDS)[number] | 'password'

export const emptyConfirmation = (stored: Mode | null): ConfirmationValues => ({
  organizationalForm: 'individual',
  type: typeOfMode(stored),
  username: '',
  surname: '',
  organization_name: '',
  organization_inn: '',
  responsible: '',
  password: '',
  consent: false,
})

export const isCompany = ({ organizationalForm }: ConfirmationValues): boolean => organizationalForm === 'legal-person'

/** Texts are validated in their stored form, because a submit from within a field has no blur event. */
export const checkConfirmation: Check<ConfirmationValues> = (entered) => {
  const values = cleaned(entered)
  return {
    ...(isCompany(values) ? companyProblems(values) : personProblems(values)),
    ...(!values.consent && { consent: CONSENT }),
  }
}

/** The visible fields: a change of any other is refused, as is a company that wants to sell (AU26). */
export const openFields = (values: ConfirmationValues, asksConsent: boolean): ReadonlySet<keyof ConfirmationValues> =>
  new Set<keyof ConfirmationValues>([
    'organizationalForm',
    'password',
    ...(asksConsent ? (['consent'] as const) : []),
    ...(isCompany(values) ? COMPANY_FIELDS : (['type', ...PERSON_FIELDS] as const)),
  ])

/** The consequences of a change: quotation marks are dropped from the organisation's name during typing (A46). */
export const tidied = (patch: ConfirmationPatch): ConfirmationPatch =>
  patch.organization_name === undefined ? patch : { ...patch, organization_name: withoutQuotes(patch.organization_name) }

/** All texts in their stored form. */
export const cleaned = (values: ConfirmationValues): ConfirmationValues => ({
  ...values,
  username: normaliseName(values.username),
  surname: normaliseName(values.surname),
  organization_name: normaliseName(values.organization_name),
  organization_inn: bare(values.organization_inn),
  responsible: normaliseName(values.responsible),
  password: values.password.trim(),
})

/** The server's messages: those of visible fields, and the others, which must not be lost (AU34, A48). */
export const sortMessages = (
  values: ConfirmationValues,
  messages: Record<string, string>,
): { shown: FieldErrors<ConfirmationValues>; others: string[] } => {
  const open: ReadonlySet<string> = openFields(values, true)
  const all = Object.entries(messages)
  return {
    shown: Object.fromEntries(all.filter(([name]) => open.has(name))) as FieldErrors<ConfirmationValues>,
    others: all.filter(([name]) => !open.has(name)).map(([, text]) => text),
  }
}
