import type { CitySuggestion, LegalUser, User } from '../../../api/types.ts'
import type { CompanyProfile, PersonProfile } from '../../../domain/profile.ts'
import type { FileEvent, QueuedFile } from '../../fragments/files/types.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { FieldErrors, Form } from '../../kit/form/form.ts'
import type { Stamp } from '../../kit/stamp.ts'

/** Which of the two profile forms it is (PR35). */
export type ProfileKind = 'person' | 'company'

/**
 * The fields of both forms side by side; those of the other kind stay empty. Empty text is '', days are dd.MM.yyyy, the
 * phone is formatted. `passportImages` names the uploaded images in their order.
 */
export type ProfileValues = PersonProfile & CompanyProfile
export type ProfileField = keyof ProfileValues
export type TextField = Exclude<ProfileField, 'noPatronymic' | 'license' | 'passportImages'>
/** What people change by hand: images come and go by their own events, the phone is the login. */
export type ProfilePatch = Partial<Omit<ProfileValues, 'passportImages' | 'mobile'>>

/** The profile as the server told it: what a save is compared with. */
export interface ProfileBase {
  version: number
  /** Consent is given anew with every save: here it is false. */
  values: ProfileValues
  /** How far the check of the INN is; it speaks of the INN above. */
  taxStatus: string | null
  /** The desk has looked at the profile and said no. */
  isRefused: boolean
}

export type Account = { kind: 'person'; user: User } | { kind: 'company'; legal: LegalUser }

export interface ProfileFormContext extends CommandContext {
  kind: ProfileKind
  /** Epoch milliseconds of the last thing the person did: the rules of days are asked with it. */
  now: number
  /** What stood in the draft until the profile is loaded. */
  draft: ProfileDraft | null
  /** Null until the profile is loaded. */
  base: ProfileBase | null
  form: Form<ProfileValues>
  /** The passport's images, those of the profile included. */
  files: QueuedFile[]
  /** The profile was changed elsewhere while this form was open, and what was entered has been kept. */
  isMerged: boolean
  /** Of the fields that both sides have changed: what the other side saved, as the form would show it; '' where it is empty now. */
  theirs: FieldErrors<ProfileValues>
  cities: readonly CitySuggestion[]
  /** Why the profile could not be loaded, or loaded again. */
  problem: string | null
}

/** What survives a reload (B08). */
export interface ProfileDraft {
  kind: ProfileKind
  /** The edition of the text that the tick is to (E19). */
  edition: string
  base: ProfileBase
  values: ProfileValues
  files: QueuedFile[]
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

/** All that a save needs: a repeat is the same request to the letter. */
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

export type ProfileFormEvent =
  | { type: 'form.change'; patch: ProfilePatch }
  | ({ type: 'form.blur'; field: TextField } & Stamp)
  /** A suggested city is taken. */
  | { type: 'city.choose'; city: string }
  | { type: 'city.close' }
  /** The list is wanted for what stands in the field. */
  | { type: 'city.open' }
  | FileEvent
  | ({ type: 'submit' } & Stamp)
  | RepeatEvent
  /** What another tab has saved replaces what was entered here. */
  | ({ type: 'theirs.take' } & Stamp)
  /** Load again what could not be loaded. */
  | { type: 'retry' }
  | ({ type: 'cancel' } & Stamp)
