/** Merges changes of one profile by two users or two tabs: both inputs are kept (D14). */
import { storedNames } from '../../fragments/files/queue.ts'
import type { QueuedFile } from '../../fragments/files/types.ts'
import type { FieldErrors } from '../../kit/form/form.ts'
import { cleaned, fieldsOf } from './form.ts'
import { savedFiles } from './images.ts'
import type { ProfileBase, ProfileField, ProfileKind, ProfileValues } from './types.ts'

/** The form's own side: its initial values, and the values entered since. */
export interface Mine {
  base: ProfileBase
  values: ProfileValues
  files: readonly QueuedFile[]
}

interface Merged {
  values: ProfileValues
  files: QueuedFile[]
  /** For fields that both sides have changed: the other side's text. */
  theirs: FieldErrors<ProfileValues>
}

/** The phone is the login, consent belongs to this form alone, images are merged one by one. */
const ALONE: ReadonlySet<ProfileField> = new Set(['mobile', 'license', 'passportImages'])

/** «Нет отчества» and the patronymic are one answer: half of it from each side would be a contradiction. */
const togetherWith = (field: ProfileField): readonly ProfileField[] =>
  field === 'patronymic' || field === 'noPatronymic' ? ['patronymic', 'noPatronymic'] : [field]

/** Whether a field was changed; halves of one answer count together. */
export const differ = (one: ProfileValues, other: ProfileValues, field: ProfileField): boolean =>
  togetherWith(field).some((part) => one[part] !== other[part])

/** Whether the form's values differ from the profile's. A form with consent alone counts as empty: every save asks for it anew. */
export const hasChanges = (
  kind: ProfileKind,
  values: ProfileValues,
  files: readonly QueuedFile[],
  { values: saved }: Pick<ProfileBase, 'values'>,
): boolean =>
  fieldsOf(kind).some((field) => field !== 'license' && field !== 'passportImages' && values[field] !== saved[field]) ||
  areOther(files, saved)

/** Whether these images are others than the profile's. */
export const areOther = (files: readonly QueuedFile[], { passportImages }: Pick<ProfileValues, 'passportImages'>): boolean =>
  files.map(({ id }) => id).join() !== passportImages.join()

/** A field in display format. */
const shown = (values: ProfileValues, field: ProfileField): string =>
  field === 'patronymic' && values.noPatronymic ? 'Нет отчества' : String(values[field])

const mergeFiles = ({ base, files }: Mine, current: ProfileBase): QueuedFile[] => {
  const [before, now] = [base.values.passportImages, current.values.passportImages]
  const kept = files.filter(({ stored }) => stored === null || !before.includes(stored) || now.includes(stored))
  const known = new Set(kept.map(({ stored }) => stored))
  const added = now.filter((name) => !before.includes(name) && !known.has(name))
  return [...kept, ...savedFiles(added, kept)]
}

/** An untouched field takes the new value; a field changed on both sides stays, with the other side's text beside it. */
export const merge = (kind: ProfileKind, mine: Mine, current: ProfileBase): Merged => {
  const [before, entered, now] = [mine.base.values, cleaned(mine.values), current.values]
  const fields = fieldsOf(kind).filter((field) => !ALONE.has(field))
  const untouched = fields.filter((field) => !differ(entered, before, field))
  const rivals = fields.filter(
    (field) =>
      field !== 'noPatronymic' && differ(entered, before, field) && differ(now, before, field) && differ(now, entered, field),
  )
  const files = mergeFiles(mine, current)
  return {
    values: {
      ...mine.values,
      ...Object.fromEntries(untouched.map((field) => [field, now[field]])),
      mobile: now.mobile,
      passportImages: storedNames(files),
    },
    files,
    theirs: Object.fromEntries(rivals.map((field) => [field, shown(now, field)])),
  }
}
