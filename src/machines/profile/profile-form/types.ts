import type { CitySuggestion, CompanySuggestion, LegalUser, User } from '../../../api/types.ts'
import type { CompanyProfile, PersonProfile } from '../../../domain/people/profile.ts'
import type { FileEvent, QueuedFile } from '../../fragments/files/types.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { FieldErrors, Form } from '../../kit/form/form.ts'
import type { Stamp } from '../../kit/stamp.ts'

/** The kind of the profile form (PR35). */
export type ProfileKind = 'person' | 'company'

/**
 * The fields of both forms side by side; those of the other kind stay empty. Empty text is '', days are dd.MM.yyyy, the
 * phone is formatted. `passportImages` has the names of the uploaded images in their order.
 */
export type ProfileValues = PersonProfile & CompanyProfile
export type ProfileField = keyof ProfileValues
export type TextField = Exclude<ProfileField, 'noPatronymic' | 'license' | 'passportImages'>
/** The fields that users edit: images have events of their own, the phone is the login. */
export type ProfilePatch = Partial<Omit<ProfileValues, 'passportImages' | 'mobile'>>

/** The fields that no store of the device may hold (D140). */
export const WITHHELD = [
  'birthday',
  'inn',
  'passportSeries',
  'issuedBy',
  'issuedFrom',
  'departmentCode',
  'organization_inn',
] as const satisfies readonly TextField[]
export type WithheldField = (typeof WITHHELD)[number]
/** The fields of a draft. The phone is the login and does not change; images have a queue. */
export type KeptField = Exclude<ProfileField, WithheldField | 'mobile' | 'passportImages'>

/** The server's profile, which a save is compared with. */
export interface ProfileBase {
  version: number
  /** Consent is given anew with every save: here it is false. */
  values: ProfileValues
  /** The progress of the INN's check; it belongs to the INN above. */
  taxStatus: string | null
  /** The desk has checked and refused the profile. */
  isRefused: boolean
}

export type Account = { kind: 'person'; user: User } | { kind: 'company'; legal: LegalUser }

export interface ProfileFormContext extends CommandContext {
  kind: ProfileKind
  /** Epoch milliseconds of the user's last action: the rules about days use it. */
  now: number
  /** The stored draft, until the profile is loaded. */
  draft: ProfileDraft | null
  /** Null until the profile is loaded. */
  base: ProfileBase | null
  form: Form<ProfileValues>
  /** The passport's images, including the profile's. */
  files: QueuedFile[]
  /** The profile was changed elsewhere while this form was open, and the entered values have been kept. */
  isMerged: boolean
  /** For fields that both sides have changed: the other side's saved value in the form's format; '' where it is empty now. */
  theirs: FieldErrors<ProfileValues>
  /** The fields that a draft knew to be changed and did not keep; they show the profile's values (D140). */
  withheld: readonly WithheldField[]
  cities: readonly CitySuggestion[]
  /** What the register says of the typed INN (D270); null before it has answered. */
  company: CompanySuggestion | null
  /** The reason why the profile could not be loaded or reloaded. */
  problem: string | null
}

/** The changed fields that the device may keep (D140). */
export type KeptValues = Partial<Pick<ProfileValues, KeptField>>

/** The stored draft (B08): what was changed, and of that only what the device may keep (D140). */
export interface ProfileDraft {
  kind: ProfileKind
  /** The edition of the ticked text (E19). */
  edition: string
  /** The version of the profile that was changed. */
  version: number
  changed: KeptValues
  /** The same fields in that version. */
  before: KeptValues
  /** The other changed fields, by name alone. */
  withheld: WithheldField[]
  /** Changed images of the passport beside those of that version; null where nobody has changed them. */
  images: { files: QueuedFile[]; before: readonly string[] } | null
  isMerged: boolean
  theirs: FieldErrors<ProfileValues>
  command: Command | null
}

export interface ProfileFormInput {
  kind: ProfileKind
  /** Epoch milliseconds. */
  now: number
  draft: ProfileDraft | null
}

export interface LoadInput {
  kind: ProfileKind
}

/** All data of a save: a repeat is an identical request. */
export interface SaveInput {
  kind: ProfileKind
  values: ProfileValues
  version: number
  /** Idempotency key. */
  key: string
}

export interface CityInput {
  query: string
}

export interface CompanyInput {
  inn: string
}

export type ProfileFormEvent =
  | { type: 'form.change'; patch: ProfilePatch }
  | ({ type: 'form.blur'; field: TextField } & Stamp)
  /** A suggested city was chosen. */
  | { type: 'city.choose'; city: string }
  | { type: 'city.close' }
  /** Suggestions are requested for the field's text. */
  | { type: 'city.open' }
  /** The register's name of the company replaces the typed one. */
  | { type: 'company.take' }
  | FileEvent
  | ({ type: 'submit' } & Stamp)
  | RepeatEvent
  /** The other tab's saved values replace the entered ones. */
  | ({ type: 'theirs.take' } & Stamp)
  /** Retries the failed load. */
  | { type: 'retry' }
  | ({ type: 'cancel' } & Stamp)
